#compdef asobi
# Completion of asobi for zsh: what can follow is read off the help of the command that is typed so far.
_asobi_help() { LC_ALL=C "$words[1]" "$@" --help 2>/dev/null }
# The lines of one part of a help text, as name:what it is.
_asobi_commands() {
  awk '/^[^ ]/ { on = tolower($1) == "subcommands:" }
       on && /^  [a-z]/ { name = $1; sub(/^  [^ ]+ +/, ""); print name ":" $0 }'
}
_asobi_options() {
  sed -nE 's/^  (-.,)?(--[a-z_-]+)( [^ ]+)*( {2,}(.*))?$/\2:\5/p'
}

_asobi() {
  local help all typed type name
  local -a found can
  help=$(_asobi_help) all=$help
  for typed in "${(@)words[2,CURRENT-1]}"; do
    can=("${(@f)$(_asobi_commands <<<"$help")}")
    if [[ -n $typed && -n ${(M)can:#$typed:*} ]]; then
      found+=("$typed")
      help=$(_asobi_help "${found[@]}") all+=$'\n'$help
    fi
  done
  name=$words[CURRENT-1]
  [[ $name != --* ]] || type=$(sed -nE "s/^  (-.,)?$name ([^ =]+).*/\2/p" <<<"$all")
  if [[ $type == *:\{* ]]; then
    can=(${(s:,:)${${type#*\{}%\}}})
    compadd -a can
  elif [[ $name == --page || $name == --cache || $name == --tables ]]; then
    _files -/
  elif [[ -n $type ]]; then
    [[ $type != FILE ]] || _files
  elif [[ $words[CURRENT] == -* ]]; then
    can=("${(@f)$(_asobi_options <<<"$all")}")
    _describe option can
  elif [[ "$found" == info ]]; then
    can=("${(@f)$(_asobi_help play | _asobi_commands)}")
    _describe game can
  elif [[ "$found" == reproduce ]]; then
    compadd ${=$(LC_ALL=C "$words[1]" reproduce '?' 2>&1 | sed -n 's/,//g; s/.*there are: //p')}
  else
    can=("${(@f)$(_asobi_commands <<<"$help")}")
    if [[ -n $can ]]; then _describe command can; else _files; fi
  fi
}
_asobi "$@"
