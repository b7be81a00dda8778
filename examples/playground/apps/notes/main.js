const { beat, hear, routes, say, season } = require('./host');

function element(name, properties, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

/** Outside the function that renders, so that the cache of Garfish keeps it. */
const notes = ['Check the tide', 'Call the pilot'];

/** Renders the notes into an element; returns how to remove them. */
function start(root, basename, { greeting, tools } = {}) {
  const time = element('span', { className: 'app-beat' }, '0 s');
  const list = element('ul', {});
  const field = element('input', { ariaLabel: 'New note', maxLength: 40 });
  const form = element('form', {}, field, element('button', { type: 'submit' }, 'Add'));
  const about = element('p', {}, 'Plain JavaScript, without a framework.');
  const heard = element('p', { className: 'app-note' });
  const global = element('code', {}, season());
  const tabs = ['/', '/about'].map((route) =>
    button(route === '/' ? 'Notes' : 'About', () => router.open(route)),
  );

  function showRoute(route) {
    tabs.forEach((tab, index) => {
      tab.ariaPressed = String((index === 1) === (route === '/about'));
    });
    about.hidden = route !== '/about';
    list.hidden = form.hidden = route === '/about';
  }
  const showNotes = () => list.replaceChildren(...notes.map((note) => element('li', {}, note)));
  form.onsubmit = (event) => {
    event.preventDefault();
    if (field.value.trim() === '') return;
    notes.push(field.value.trim());
    field.value = '';
    showNotes();
  };

  const router = routes(basename, showRoute);
  const stopBeat = beat((seconds) => {
    time.textContent = `${seconds} s`;
    global.textContent = season();
  });
  const stopHearing = hear((text) => {
    heard.textContent = `Heard: ${text}`;
  });
  showRoute(router.current());
  showNotes();

  const body = element('div', { className: 'app-body' }, list, form, about);
  if (greeting) body.append(element('p', { className: 'app-note' }, greeting));
  if (tools === 'global') body.append(element('p', {}, 'window.season: ', global));
  if (tools === 'channel') {
    const tell = button('Tell the others', () => say(`${notes.length} notes`));
    body.append(element('p', {}, tell));
  }
  body.append(heard);
  const title = [element('b', {}, 'Notes'), element('small', {}, 'JavaScript')];
  root.replaceChildren(
    element(
      'div',
      { className: 'app notes' },
      element('div', { className: 'app-top' }, ...title, time),
      element('div', { className: 'app-tabs' }, ...tabs),
      body,
    ),
  );
  return () => {
    router.stop();
    stopBeat();
    stopHearing();
    root.replaceChildren();
  };
}

function button(label, onclick) {
  return element('button', { type: 'button', onclick }, label);
}

let stop;

exports.provider = () => ({
  render({ dom, basename, props }) {
    stop = start(dom.querySelector('#root'), basename, props);
  },
  destroy() {
    stop();
  },
});
