// What somebody types into a terminal to ask the same there.
import { written } from '../protocol/door';
import type { GameInfo, ParameterInfo, ToolInfo } from '../protocol/generated/types';
import type { Json, JsonObject } from '../protocol/json';

function quoted(text: string): string {
  return /^[\w.,:+/=@-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

function option(parameter: ParameterInfo, value: Json): string {
  if (parameter.kind === 'flag') return value === true ? ` --${parameter.name}` : '';
  return ` --${parameter.name} ${quoted(String(value))}`;
}

export interface Asked {
  options: JsonObject;
  moves: readonly string[]; // made since
  arguments: JsonObject;
}

// Where moves have been made, or the command lacks a word that it needs, the request itself.
export function commandOf(info: GameInfo, tool: ToolInfo, asked: Asked): string {
  const named = (name: string): ParameterInfo | undefined => info.options.find((row) => row.name === name);
  const depends = [...tool.options, ...tool.more_options];
  const words = [...tool.options.map((name) => asked.options[name] ?? named(name)?.default)];
  const own = tool.words.map((name) => asked.arguments[name]);
  const lacking = [...words, ...own].some((word) => word === undefined);
  const hidden = Object.keys(asked.options).some((name) => !depends.includes(name));
  if (depends.length > 0 && (lacking || hidden || asked.moves.length > 0)) {
    const request: JsonObject = { op: 'ask', game: info.id, tool: tool.name, options: asked.options };
    if (asked.moves.length > 0) request['moves'] = asked.moves.join(' ');
    if (Object.keys(asked.arguments).length > 0) request['arguments'] = asked.arguments;
    return `echo ${quoted(written(request))} | asobi stdio`;
  }
  let out = `asobi ${info.id} ${tool.name}`;
  for (const word of [...words, ...own]) out += ` ${quoted(String(word))}`;
  for (const name of tool.more_options) {
    const parameter = named(name);
    const value = asked.options[name];
    if (parameter && value !== undefined) out += option(parameter, value);
  }
  for (const parameter of tool.arguments) {
    const value = asked.arguments[parameter.name];
    if (value !== undefined && !tool.words.includes(parameter.name)) out += option(parameter, value);
  }
  return out;
}
