// Names of programming languages are the same in every language, so they are no labels.
const NAMES: Record<string, string> = {
  bash: 'Shell',
  cjs: 'JavaScript',
  console: 'Terminal',
  css: 'CSS',
  diff: 'Diff',
  html: 'HTML',
  javascript: 'JavaScript',
  js: 'JavaScript',
  json: 'JSON',
  jsonc: 'JSON',
  jsx: 'JSX',
  less: 'Less',
  markdown: 'Markdown',
  md: 'Markdown',
  mdx: 'MDX',
  mjs: 'JavaScript',
  nginx: 'nginx',
  plaintext: 'Text',
  powershell: 'PowerShell',
  scss: 'SCSS',
  sh: 'Shell',
  shell: 'Shell',
  shellsession: 'Terminal',
  text: 'Text',
  ts: 'TypeScript',
  tsx: 'TSX',
  txt: 'Text',
  typescript: 'TypeScript',
  vue: 'Vue',
  yaml: 'YAML',
  yml: 'YAML',
};

/**
 * How people call the language of a code block.
 *
 *     languageName('ts')    //=> 'TypeScript'
 *     languageName('cobol') //=> 'cobol'
 */
export function languageName(language: string): string {
  const name = language.toLowerCase();
  return (Object.hasOwn(NAMES, name) && NAMES[name]) || language;
}
