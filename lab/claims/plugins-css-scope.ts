import { claims, each } from './claim';
import type { Lab } from './lab';

const SCRIPT = `exports.provider = {
  render() { window.Garfish.getGlobalObject().lab.notes.push(String(document.body)); },
  destroy() {},
};`;

type Setting = { options?: object; sandbox?: false | object };

/** What becomes of a stylesheet: its text on the page, or how the mount fails, and what was warned of. */
const scoped = (rules: string, { options, sandbox }: Setting = {}) =>
  new Function(
    'lab',
    `return lab.more().then(async (more) => {
  lab.start({ plugins: [more.GarfishCssScope(${JSON.stringify(options) ?? ''})] });
  const html = ${JSON.stringify(`<style>${rules}</style>`)};
  const fields = ${JSON.stringify(sandbox === undefined ? {} : { sandbox })};
  const end = await lab.ending(() => lab.ran(${JSON.stringify(SCRIPT)}, fields, html));
  const { firstElementChild: app } = document.querySelector('#container');
  const style = (app?.shadowRoot ?? app)?.querySelector('style');
  const text = style?.textContent.replace(/\\s+/g, ' ').replaceAll(app.id, 'ID');
  const own = lab.notes.some((note) => note.includes('HTMLDivElement')) ? 'own body' : '';
  return [text ?? end, own, ...lab.warnings].filter(Boolean).join('\\n');
});`,
  ) as (lab: Lab) => Promise<unknown>;

/** What `/plugins/plugins` says of css-scope. */
export const PLUGINS_CSS_SCOPE = claims([
  '/plugins/plugins',
  ...each(
    (lab, run: (lab: Lab) => unknown) => run(lab),
    [
      [
        '#css-scope .list a | #garfish_app_for_shop_… .list a',
        [scoped('.list a { color: red; }'), '#ID .list a { color: red; }'],
      ],
      [
        'html, :root | #… [__garfishmockhtml__]',
        [scoped('html { top: 0; }'), '#ID [__garfishmockhtml__] { top: 0; }'],
        [scoped(':root { top: 0; }'), '#ID [__garfishmockhtml__] { top: 0; }'],
      ],
      [
        'body, head | #… [__garfishmockbody__], #… [__garfishmockhead__]',
        [scoped('body { top: 0; }'), '#ID [__garfishmockbody__] { top: 0; }'],
        [scoped('head { top: 0; }'), '#ID [__garfishmockhead__] { top: 0; }'],
      ],
      [
        'body .list | #… body .list, which matches nothing.',
        [scoped('body .list { top: 0; }'), '#ID body .list { top: 0; }'],
        [scoped('body.list { top: 0; }'), '#ID body.list { top: 0; }'],
      ],
      [
        'rules in @media and @supports | The same, with the id in front of each selector',
        [scoped('@media print { .a, .b { top: 0; } }'), /^@media print \{ #ID \.a, #ID \.b \{/],
        [scoped('@supports (top: 0) { .a { top: 0; } }'), /^@supports \(top: 0\) \{ #ID \.a \{/],
      ],
      [
        '@font-face, @import | Unchanged.',
        [scoped('@font-face { font-family: own; }'), '@font-face { font-family: own; }'],
      ],
      [
        'The names of @keyframes get the id as a prefix, but animation values get it as a suffix.',
        [scoped('@keyframes spin { from { top: 0; } }'), /^@keyframes ID-spin \{/],
        [scoped('.a { animation: spin 1s; }'), '#ID .a { animation: spin-ID 1s; }'],
      ],
      [
        'Names the apps whose styles stay as they are',
        [scoped('.a { top: 0; }', { options: { excludes: ['own'] } }), '.a { top: 0; }'],
        [scoped('.a { top: 0; }', { options: { excludes: ['other'] } }), '#ID .a { top: 0; }'],
      ],
      [
        'Lets document.body in the app return the element that replaces the body.',
        [
          scoped('.a { top: 0; }', { options: { fixBodyGetter: true } }),
          '#ID .a { top: 0; }\nown body',
        ],
        [scoped('.a { top: 0; }'), '#ID .a { top: 0; }'],
      ],
      [
        "#what-it-cannot-do Nested rules, @layer blocks, @container and @starting-style stop its parser, and the app fails with missing '}' and the position in the stylesheet.",
        [scoped('.a { .b { top: 0; } }'), /^rejects with .*missing '}'/],
        [scoped('@layer a { .b { top: 0; } }'), /^rejects with .*missing '}'/],
        [scoped('@container (width > 1px) { .b { top: 0; } }'), /^rejects with .*missing '}'/],
        [scoped('@starting-style { .b { top: 0; } }'), /^rejects with .*missing '}'/],
      ],
      [
        'A statement such as @layer a; before a rule gives no message, but that rule is lost.',
        [scoped('@layer a; .b { top: 0; }'), '#ID @layer a; .b { top: 0; }'],
        [scoped('@layer a;'), /^rejects with .*missing '{'/],
      ],
      [
        '@property becomes a rule without effect.',
        [
          scoped('@property --own { inherits: false; }'),
          '#ID @property --own { inherits: false; }',
        ],
      ],
      [
        'With open: false or the snapshot sandbox it warns, but with sandbox: false it does not.',
        [scoped('.a { top: 0; }', { sandbox: { open: false } }), /^#ID .*\n.*vm sandbox/],
        [scoped('.a { top: 0; }', { sandbox: { snapshot: true } }), /^#ID .*\n.*vm sandbox/],
        [scoped('.a { top: 0; }', { sandbox: false }), '#ID .a { top: 0; }'],
      ],
      [
        "The app loses its styles, because no selector with the container's id matches inside the shadow root",
        [
          scoped('.a { top: 0; }', { sandbox: { strictIsolation: true } }),
          /^#ID \.a \{ top: 0; \}/,
        ],
      ],
    ],
  ),
]);
