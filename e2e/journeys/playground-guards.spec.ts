import type { Page } from '@playwright/test';
import { expectStates, openCode, runNotes } from '../support/playground-page';
import { expect, test } from '../support/watched-page';

test.use({ expectedFaults: /.*/ });

/** Runs code in the page of the stage when the notes are mounted. */
const runInNotes = (page: Page, code: string) =>
  runNotes(
    page,
    `exports.provider = {
      render({ dom }) { new Function('dom', ${JSON.stringify(code)})(dom); },
      destroy() {},
    };`,
  );

test('an app never takes the focus from the page, but a press leads to it', async ({ page }) => {
  const playground = await runInNotes(
    page,
    `dom.innerHTML = '<input aria-label="Taken"><dialog><input></dialog><p popover><input autofocus></p>';
    const [input, dialog, popover] = dom.children;
    setInterval(() => {
      input.focus();
      // The rest would replace what the reader types there.
      if (document.hasFocus()) return;
      window.focus();
      input.select();
      dialog.show();
      dialog.close();
      dialog.showModal();
      dialog.close();
      popover.showPopover();
      popover.hidePopover();
      input.setSelectionRange(9, 9);
    }, 30);`,
  );
  await expectStates(playground, 'notes: on the page');
  const taken = playground.stage.getByRole('textbox', { name: 'Taken' });
  // A pointer passes over the page on its way to the stage; a click alone would jump there.
  await page.mouse.move(5, 5);
  await taken.click();
  await expect(taken).toBeFocused();
  await page.keyboard.type('mine');
  await expect(taken).toHaveValue(/mine$/);
  const code = await openCode(playground);
  const search = page.getByRole('dialog').getByRole('combobox');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(search).toBeFocused();
  await page.keyboard.type('secretwords', { delay: 40 });
  await expect(search).toHaveValue('secretwords');
  await page.keyboard.press('Escape');
  // Last, because the new host replaces the stage after a pause.
  await code.click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('// typed in all peace', { delay: 40 });
  await expect(code).toHaveValue(/^\/\/ typed in all peace/);
});
