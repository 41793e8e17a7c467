// For tools whose answers the schema does not describe yet: believed, not checked. `answer` and `told` of door.ts take
// the same words and stand here as soon as it does.
import { asked, type Form, type Game, type Question, type Told } from './door';

export function untyped<T>(_game: Game, tool: string): Form<T, Question> {
  return { op: 'ask', sent: (question) => asked(tool, question), read: (value) => value as T };
}

export function untypedTold<T>(game: Game, tool: string): Form<Told<T>, Question> {
  const form = untyped<Told<T>>(game, tool);
  return { ...form, sent: (question) => ({ ...form.sent(question), text: true }) };
}
