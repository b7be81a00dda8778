/*
 * The messages of the build for writers: what is wrong, and below it what to write instead. `{name}` is a value.
 */

export const MESSAGES = {
  // The addresses of pages
  takenUrl: `The {what} {path} already belongs to {owner}.
    {fix} URLs that differ only in upper and lower case count as the same.`,
  reservedUrl: `The {what} {path} is reserved by the site.
    {fix}`,
  formerTarget: `"{to}" is itself a redirect, so readers would be redirected twice.
    Write the page's own URL.`,
  takenFormerId: `The former id "{id}" is still in use on {page}.
    Remove the entry.`,
  badFileName: `The name of the file or of its folder cannot be part of a URL.
    Use only letters from A to Z without accents, digits, "-", "_" and ".", with no "." at either end and without ".html".`,
  missingHome: `There is no home page at {route}. The logo and the not-found page link to it.
    Create this file.`,
  notAPage: `The file is no page, because its name does not end in ".md" or ".mdx".
    Rename the file so that it ends in ".md" or ".mdx", in small letters.`,
  noPage: `The folder contains no page.
    Put Markdown files there, or name another folder with SITE_CONTENT.`,
  linkedFile: `It is a symbolic link, a pipe or a device, which is not read.
    Put the file or the folder itself there, or add its former path to content/_moved.json.`,
  reservedPrefix: `"{name}" cannot name a version, since the site uses this path itself.
    Choose another name, such as "2.x".`,

  // Front matter and JSON files
  badYaml: `The front matter is not valid YAML: {detail}
    Correct the line. Quote a string that contains ": " or starts with a special character.`,
  badJson: `This is not valid JSON: {detail}
    Correct the line. JSON needs double quotes, and a comma between two entries.`,
  textAsComment: `"{comment}" is a comment, so readers do not see it.
    Put quotes around the whole text.`,
  frontMatterNotClosed: `The front matter starts with "---" but is never closed.
    Add a line "---" after its last field.`,
  frontMatterNotFields: `The front matter is not a list of fields.
    Write each field on a line of its own as "name: value".`,
  unknownField: `Unknown field "{name}".
    Remove it.`,
  wrongField: `Invalid {subject}: {detail}.
    CONTRIBUTING.md lists the fields and their values.`,
  doubledEntry: `"{name}" appears twice.
    Remove one of the two.`,
  missingTitle: `The page has no title.
    Add "title: …" to the front matter, or begin the text with "# Title".`,
  textOfNotFound: `The not-found page shows nothing of the text of this page.
    Remove the text, or "pageType".`,
  askedNowhere: `"askedAt" names the heading "{id}", which the page does not have.
    Name a heading of the page by its id, or put the phrases into "asked".`,
  missingTarget: `The file names "{address}", which does not exist.
    Name the page or section that the entry is about now, or remove the entry.`,
  badSelector: `"{selector}" in themeConfig.imageZoom.selector is not a valid CSS selector.
    Write a selector such as ".prose img:not(.still)".`,

  // Navigation
  missingEntry: `There is no page or folder "{name}" here.
    Create {file}, or remove the entry. The name of a folder ends with "/".`,
  folderInItself: `"{name}" is listed inside itself.
    Remove the entry, or list the folder in one place only.`,
  unusedJson: `This file is not used.
    Name it "_meta.json" beside pages, or "_nav.json", "_moved.json" or "_questions.json" in the top folder, or remove it.`,
  unusedMeta: `No sidebar uses this file.
    Move it into a folder that has pages, such as content/guide/, or remove it. Beside the home page of a site, a language or a version, "_nav.json" lists the pages.`,
  unlistedPage: `The page is missing from {file}, so no sidebar shows it.
    Add "{name}" to {file}.`,

  // Links and pictures
  deadLink: `The link "{href}" leads to no page.
    Correct the URL: a page has the path of its file in content/, without the ending. A file has its path in public/.`,
  wrongCase: `"{typed}" differs from "{right}" in upper and lower case.
    Write "{right}".`,
  deadAnchor: `The link "{href}" names a heading that {page} does not have.
    Remove the part from "#" on, or name a heading of that page.`,
  unusableLink: `The link "{href}" does not work in a browser.
    Write a path such as "/api/run", or a complete URL such as "https://example.com/page" or "mailto:name@example.com".`,
  linkWithoutTarget: `The link leads nowhere.
    Write the path of a page or a URL between the parentheses, or remove the brackets.`,
  brokenLink: `"{typed}" is no link, so readers see it as it is typed.
    Put "<" and ">" around a URL with spaces, and no quotes into its title. Write "\\[" if you mean the bracket.`,
  linkWithoutText: `The link to "{href}" has no text, so nobody can see or press it.
    Write "[text]({href})".`,
  linkInLink: `A link cannot contain another link: browsers end the outer one before it.
    Remove one of the two.`,
  missingImage: `The image "{src}" does not exist.
    Put the file into public/ and write its path from there, starting with "/".`,
  foreignImage: `The image "{src}" is on another host.
    Copy it into public/ and write its path from there, starting with "/".`,
  missingAlt: `The image has no description.
    Write what it shows between the brackets: ![description](…).`,
  heavyImage: `The image "{src}" is larger than 5 MB.
    Put a smaller copy of it into public/.`,
  unmeasuredImage: `The size of the image "{src}" is unknown, so the text below it would jump.
    Give an SVG file a "viewBox" of four numbers; save any other image again.`,
  badDrawing: `The drawing "{src}" cannot become part of a page: {detail}
    Correct the file, or show it as a picture: ![description](…).`,

  // Files of public/, all of which are published as they are
  hiddenFile: `The name of the file or of its folder begins with a dot, and all files of public/ are published.
    Delete the file, or move it out of public/. Only the folder ".well-known" may begin with a dot.`,
  unpublishedKind: `The site publishes no files of this kind, because they may hold keys or code.
    Move it out of public/. The site publishes files that end in {kinds}.`,
  publicLink: `It is a symbolic link, a pipe or a device, so anything could come of it, and all files of public/ are published.
    Put a regular file there.`,
  takenFile: `The export needs a file at {path}, which collides with a file of {owner}.
    Rename one of the two.`,

  // Markdown
  badMarkdown: `The Markdown is not valid: {detail}
    In .mdx files, "<" and "{" begin code: write "\\<" and "\\{", or put them between backticks.`,
  moduleSyntax: `Pages cannot use import or export.
    Remove the line. Components are available by name without an import.`,
  refusedExpression: `"{{code}}" is code. Pages may contain only text.
    Write "\\{" if you mean the brace, or put it between backticks.`,
  secondTitle: `There is already a heading with one "#" above. It is the title of the page.
    Write "##" for a section.`,
  emptyHeading: `This heading has no text.
    Write it after the "#", or remove it.`,
  doubledHeadingId: `"{#{id}}" is already the id of something else on this page.
    Choose another id for one of the two.`,
  unknownCallout: `There is no callout ":::{kind}".
    Write one of {kinds}.`,
  calloutNotClosed: `The callout that begins here is never closed.
    Write a line ":::" below its last line, with as many colons as its first line has.`,
  badCalloutTitle: `A callout has no attributes in braces.
    Write ":::{kind}[Title]".`,
  strayColons: `"{typed}" neither opens nor closes a callout here, so readers would see the colons.
    Write ":::tip" or ":::tip[Title]" above and ":::" below a callout, with more colons around another one; or "\\:::" if you mean the colons.`,
  alertOfGitHub: `"[!{name}]" is a callout on GitHub only, so readers see it as it is typed.
    Write ":::{kind}" above the text and ":::" below it, without ">".`,
  codeNotClosed: `The code block that begins here is never closed, so the rest would be code.
    Write a line below its last line that repeats the signs of its first, such as "\`\`\`".`,
  missingDefinition: `"{typed}" refers to "{name}", which is not defined, so readers would see the brackets.
    Add a line that begins with "{name}:", or put the text between backticks if you mean the brackets.`,
  surplusCell: `This cell is beyond the {columns} columns of the table, so it would not be shown.
    Add a column to the header, or write "\\|" if the character is part of the text.`,
  unusedFootnote: `Nothing refers to "{mark}", so readers would see nothing of this line.
    Write "{mark}" where it belongs, or remove the line.`,
  doubledFootnote: `"{mark}" is defined above, so this line has no effect.
    Give it a unique name, or remove the line.`,
  invisibleCharacter: `The character {code} is invisible and changes the text around it.
    Remove it, or write it as an escape sequence in code.`,
  brokenBytes: `This text is not valid UTF-8, so characters are lost.
    Save the file as UTF-8 and type the lost characters again.`,

  // Components
  componentAsText: `Readers see <{name}> as it is typed, since the file does not end in ".mdx".
    Rename the file so that it ends in ".mdx", or put the tag between backticks.`,
  unknownElement: `Unknown element <{name}>.
    Use Markdown or a component, or put it between backticks if it is code.`,
  codeInAttribute: `"{{code}}" is code. Attributes take strings only.
    Write {right}.`,
  unknownAttribute: `<{component}> has no attribute "{name}".
    Remove it.`,
  wrongAttribute: `<{component}> does not accept this value of "{name}".
    Write {right}.`,
  doubledAttribute: `<{component}> has the attribute "{name}" twice.
    Remove one of the two.`,
  missingAttribute: `<{component}> has no "{name}".
    Add {right}.`,
  misplacedComponent: `<{name}> must be inside <{parent}>.
    Put it between <{parent}> and </{parent}>.`,
  blockInLine: `<{name}> must be on separate lines.
    Put an empty line before and after it.`,
  emptyComponent: `<{name}> is empty.
    Put its content between <{name}> and </{name}>, or remove it.`,
  unusedContent: `<{name}> does not show its content.
    Move the content below it, and end the tag with "/>".`,
  foreignContent: `<{name}> may contain only {allowed}.
    Put it between <{first}> and </{first}>, or outside <{name}>.`,
  doubledTab: `Two tabs of one group are called "{value}".
    Give each a "value" of its own; labels may be alike.`,
  stepsWithoutSteps: `<Steps> contains no steps.
    Begin each step with a heading "###", or write the steps as a list "1.", "2.".`,
  notTwoBeside: `<Beside> shows two blocks side by side, but it contains {count}.
    Write two blocks, such as code and a list. To make one of several, put <div> and </div> around them.`,

  // Blocks of code
  unknownOption: `"{typed}" is not an option of a code block.
    Write title="…", wrapCode or the numbers of lines, with "+" before those that were added: "{1,+3-5}".`,
  unknownLanguage: `"{typed}" is not a known language, so the code has no colours.
    Write a language such as "js" or "bash", or "text" for none.`,
  missingLine: `Line {line} of the code is marked, but its last line is {count}.
    Correct the numbers in braces.`,
  unknownCommand: `How other package managers say this command is not known.
    Correct the command or the language "bash", or remove "npm2yarn" and show it for npm alone.`,
  missingExample: `There is no example "{file}".
    Write the path of a file in the folder examples/. If you mean the name of the code below, write title="…".`,
  codeBesideFile: `This block shows "{file}", so readers would not see the code in the block.
    Remove the code, or write title="…" instead of file="…".`,
  missingProject: `<ExampleProject> takes the name of a project in examples/ and nothing else, not "{name}".
    Write <ExampleProject name="…" /> on a line of its own. The projects with a "start" script are {projects}.`,
};

/** Warnings: the build goes on, since a writer may mean it. */
export const WARNINGS = {
  // Pages that are published although that may not be meant
  draft: `The page is published at {path}, although its name is that of a draft or a note.
    Move it out of content/, or rename it.`,
  emptyPage: `The page is published at {path} without any text.
    Write its text, or delete the file.`,
  indexCase: `The page is published at {path}, and not as the page of its folder.
    Rename the file to "{name}".`,
  futureDate: `The article is published now, although its date is {date}.
    Correct the date, or publish the page on that day.`,

  // Text that readers see as it is typed
  diagramAsCode: `Readers see the source of the diagram.
    Draw it as an SVG file and write <Diagram src="/….svg" alt="…" />, or write "text" as the language.`,
  backtick: `Readers see "{typed}" as it is typed.
    Write a backtick on both sides of the code, or "\\\`" for the character.`,
  bold: `Readers see "{typed}" as it is typed.
    Put a space before or behind the asterisks, or move the punctuation out of them.`,
  tag: `Readers see <{name}> as it is typed.
    Use Markdown, put it between backticks, or rename the file so that it ends in .mdx.`,
};

/** Fixes for a path that cannot be that of a page. */
export const PATH_FIXES = {
  URL: 'Rename the file or its folder.',
  slug: 'Choose another slug, or remove it.',
  'former URL': 'Remove the entry.',
};
