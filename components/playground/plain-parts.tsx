import type { tokenClass } from '@/lib/markdown/code/class-names';
import type { CodeToken } from '@/lib/playground/code/code-tokens';
import type { Fix, Scenario } from '@/lib/playground/scenario';
import type { Labels } from '@/lib/settings/labels';

// Rendered by the server and by the running panel, so their styles are shapes (app/styles/shapes.css).

export function CodeTokens({ tokens }: { tokens: readonly CodeToken[] }) {
  return tokens.map(({ kind, text }, index) =>
    kind === undefined ? (
      text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a token has no other name than its index
      <span key={index} className={`tk-${kind}` satisfies ReturnType<typeof tokenClass>}>
        {text}
      </span>
    ),
  );
}

export function Task({ task, labels }: { task: Scenario['task']; labels: Labels['playground'] }) {
  return (
    task && (
      <div className="plain task" data-part="task">
        <p>
          <strong>{labels.task}</strong> {task.question}
        </p>
        <details>
          <summary>{labels.answer}</summary>
          <p>{task.answer}</p>
        </details>
      </div>
    )
  );
}

export function FixLines({ fix }: { fix: Fix }) {
  return (
    <figure className="fix">
      <figcaption>{`The difference, in ${fix.file}`}</figcaption>
      <del>{`- ${fix.broken}`}</del>
      <ins>{`+ ${fix.fixed}`}</ins>
    </figure>
  );
}
