'use client';

import type { ComponentProps } from 'react';
import { useLabels } from '../frame/site-context';

/** The box of a task in a list; it says in words whether the task is done. */
export function TaskBox(props: ComponentProps<'input'>) {
  const { doc } = useLabels();
  const isDone = props.checked ?? props.defaultChecked ?? false;
  return <input {...props} aria-label={isDone ? doc.taskDone : doc.taskOpen} />;
}
