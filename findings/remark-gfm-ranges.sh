#!/bin/sh
# Guess: ranges such as 10~20 °C, as data sheets write them, stay text; strikethrough takes two tildes.
# Version: remark-gfm 4.0.1 with remark-parse 11.0.0 (unified 11.0.5)
# Behaviour: two ranges in one paragraph strike out the text between their tildes. With
#   the option singleTilde: false, it stays text.
# Seen: text delete text | text
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --ignore-scripts unified@11.0.5 remark-parse@11.0.0 remark-gfm@4.0.1
cat >ranges.mjs <<'JS'
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
const nodes = (options) => {
  const {children} = unified().use(remarkParse).use(remarkGfm, options).parse('10~20 °C, dry 30~40 °C');
  return children[0].children.map(({type}) => type).join(' ');
};
console.log(`${nodes()} | ${nodes({singleTilde: false})}`);
JS
output=$(node ranges.mjs)
echo "$output"
[ "$output" = 'text delete text | text' ]
