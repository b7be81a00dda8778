import { languageIn } from '@/lib/labels/fill';
import { PLAYGROUND_LABELS } from '@/lib/playground/labels/labels';
import { lanesOf } from '@/lib/playground/lanes';
import { momentAfter } from '@/lib/playground/moment';
import type { Scenario } from '@/lib/playground/scenario';
import { recordedTexts } from '@/lib/playground/scenarios';
import { lastFailure } from '@/lib/playground/timeline';
import { readTrace } from '@/lib/playground/trace';
import { Lanes } from './trace/lanes';
import { MendLines } from './trace/mend-lines';
import { MomentView } from './trace/moment-view';

/** What becomes of a scenario, for all who have not run it: its recorded runs as lanes, and the page at their end. */
export function Recorded({
  id,
  scenario: { mend, containers },
  lang,
}: {
  id: string;
  scenario: Scenario;
  lang: string;
}) {
  const labels = PLAYGROUND_LABELS[languageIn(PLAYGROUND_LABELS, lang)];
  return (
    <>
      {mend && <MendLines mend={mend} labels={labels} />}
      <div data-part="recorded">
        {recordedTexts(id).map(([form, text]) => {
          const events = readTrace(text);
          const failure = lastFailure(events);
          const name =
            form === 'broken' || form === 'mended' ? labels.forms[form] : labels.recorded;
          return (
            <div key={form}>
              <b>{name}</b> {failure && <span data-level="failure">✕ {failure.detail}</span>}
              {form !== 'mended' && <Lanes run={lanesOf(events)} labels={labels} />}
              <MomentView
                moment={momentAfter(events, containers)}
                isShort
                title={labels.atEnd}
                labels={labels}
              />
            </div>
          );
        })}
      </div>
    </>
  );
}
