import type { ComponentProps } from 'react'

const nothing = { __html: '' }

/** An empty box that a custom element fills. React never updates its content, even on hydration. */
export function Slot(props: Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'>) {
	return <div {...props} dangerouslySetInnerHTML={nothing} suppressHydrationWarning />
}
