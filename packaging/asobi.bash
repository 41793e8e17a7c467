# Completion of asobi for bash: what can follow is read off the help of the command that is typed so far.
_asobi_help() { LC_ALL=C "${COMP_WORDS[0]}" "$@" --help 2>/dev/null; }
_asobi_commands() { awk '/^[^ ]/ { on = tolower($1) == "subcommands:" } on && /^  [a-z]/ { print $1 }' <<<"$1"; }

_asobi() {
  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} path=() help all typed can type
  help=$(_asobi_help) all=$help
  for typed in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    if _asobi_commands "$help" | grep -qxF -e "$typed"; then
      path+=("$typed")
      help=$(_asobi_help "${path[@]}") all+=$'\n'$help
    fi
  done
  type=
  if [[ $before == --* ]]; then type=$(sed -nE "s/^  (-.,)?$before ([^ =]+).*/\2/p" <<<"$all"); fi
  if [[ $type == *:\{* ]]; then
    can=${type#*\{} can=${can%\}}
    can=${can//,/ }
  elif [[ $before == --page || $before == --cache || $before == --tables ]]; then
    mapfile -t COMPREPLY < <(compgen -d -- "$word")
    return
  elif [[ -n $type ]]; then
    return  # a value that only the person knows, or a file
  elif [[ $word == -* ]]; then
    can=$(grep -oE '^  (-.,)?--[a-z_-]+' <<<"$all" | sed 's/.*--/--/')
  elif [[ ${path[*]} == info ]]; then
    can=$(_asobi_commands "$(_asobi_help play)")
  elif [[ ${path[*]} == reproduce ]]; then
    can=$(LC_ALL=C "${COMP_WORDS[0]}" reproduce '?' 2>&1 | sed -n 's/,//g; s/.*there are: //p')
  else
    can=$(_asobi_commands "$help")
  fi
  mapfile -t COMPREPLY < <(compgen -W "$can" -- "$word")
}
complete -o default -F _asobi asobi
