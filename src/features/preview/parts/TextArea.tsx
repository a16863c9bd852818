import React, {useEffect, useRef, type ComponentProps, type ReactNode, type RefObject} from 'react';
import {truncateText, linesOf, type TextSize} from '../../../lib/text/truncateText';

export interface TextAreaProps extends Omit<
  ComponentProps<'textarea'>,
  'maxLength' | 'onChange' | 'ref' | 'value'
> {
  readonly ref?: RefObject<HTMLTextAreaElement | null>;
  readonly value: string;
  /** The size of a text; the rest is cut. */
  readonly maxSize: TextSize;
  readonly onChange: (value: string) => void;
}

/**
 * Inserts as many lines of a text as fit, instead of all. A browser creates an
 * element for each line, and is busy for seconds when 20,000 pasted lines
 * replace each other.
 */
function insertTruncated(
  event: InputEvent,
  field: HTMLTextAreaElement,
  {characters, lines}: TextSize,
): void {
  const text = event.inputType === 'insertLineBreak' ? '\n' : (event.data ?? '');
  const {value, selectionStart, selectionEnd} = field;
  const rest = value.slice(0, selectionStart) + value.slice(selectionEnd);
  // The line in which both texts meet counts twice.
  const available = lines + 1 - linesOf(rest);
  if (!event.cancelable || linesOf(text) <= available) {
    return;
  }
  event.preventDefault();
  const size = {characters: characters - rest.length, lines: available};
  field.setRangeText(truncateText(text, size), selectionStart, selectionEnd, 'end');
  field.dispatchEvent(new Event('input', {bubbles: true}));
}

/** A text area with a maximum number of characters and lines. */
export default function TextArea({
  ref,
  value,
  maxSize,
  onChange,
  ...others
}: TextAreaProps): ReactNode {
  const own = useRef<HTMLTextAreaElement>(null);
  const field = ref ?? own;
  useEffect(() => {
    const element = field.current;
    // React's event of this name is another one, and occurs later.
    const onBeforeInput = (event: InputEvent) =>
      element && insertTruncated(event, element, maxSize);
    element?.addEventListener('beforeinput', onBeforeInput);
    return () => element?.removeEventListener('beforeinput', onBeforeInput);
  }, [field, maxSize]);
  return (
    <textarea
      {...others}
      ref={field}
      value={truncateText(value, maxSize)}
      maxLength={maxSize.characters}
      onChange={({target}) => onChange(truncateText(target.value, maxSize))}
    />
  );
}
