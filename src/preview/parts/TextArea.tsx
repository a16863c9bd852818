import React, {
  useEffect,
  useImperativeHandle,
  useRef,
  type ComponentProps,
  type ReactNode,
  type Ref,
} from 'react';
import {truncateText, linesOf, type TextSize} from '../../text/truncateText';

export interface TextAreaProps extends Omit<
  ComponentProps<'textarea'>,
  'maxLength' | 'onChange' | 'ref' | 'value'
> {
  readonly ref?: Ref<HTMLTextAreaElement | null>;
  readonly value: string;
  /** What it takes of a text: the rest is cut. */
  readonly most: TextSize;
  readonly onChange: (value: string) => void;
}

/**
 * Put as much of a text as fits in place of what is selected, where it has too
 * many lines. A browser has an element for each line, and is busy for seconds
 * when 20,000 of them are pasted over each other: they do not get that far.
 */
function insertFitting(event: InputEvent, field: HTMLTextAreaElement, most: TextSize): void {
  const text = event.inputType === 'insertLineBreak' ? '\n' : (event.data ?? '');
  const {value, selectionStart, selectionEnd} = field;
  const kept = value.slice(0, selectionStart) + value.slice(selectionEnd);
  // What the two have together: the line in which they meet is one of both.
  const lines = most.lines + 1 - linesOf(kept);
  if (!event.cancelable || linesOf(text) <= lines) {
    return;
  }
  event.preventDefault();
  const fitting = truncateText(text, {characters: most.characters - kept.length, lines});
  field.setRangeText(fitting, selectionStart, selectionEnd, 'end');
  field.dispatchEvent(new Event('input', {bubbles: true}));
}

/** A field of several lines that takes a text of so many characters and lines. */
export default function TextArea({
  ref,
  value,
  most,
  onChange,
  ...others
}: TextAreaProps): ReactNode {
  const own = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(
    ref,
    () => own.current,
    [],
  );
  useEffect(() => {
    const field = own.current;
    // That of React is another event, and comes later.
    const before = (event: InputEvent) => field && insertFitting(event, field, most);
    field?.addEventListener('beforeinput', before);
    return () => field?.removeEventListener('beforeinput', before);
  }, [most]);
  return (
    <textarea
      {...others}
      ref={own}
      value={truncateText(value, most)}
      maxLength={most.characters}
      onChange={({target}) => onChange(truncateText(target.value, most))}
    />
  );
}
