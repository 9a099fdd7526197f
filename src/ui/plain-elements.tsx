import type { ComponentProps, ReactNode } from 'react'

const nothing = { __html: '' }

/** An empty box that a custom element fills. React never updates its content, even on hydration. */
export function Slot(props: Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'>) {
	return <div {...props} dangerouslySetInnerHTML={nothing} suppressHydrationWarning />
}

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
	return <span className="sr-only">{children}</span>
}

type SkipLinkProps = { to?: string; children?: ReactNode }

/** The first Tab stop: skips what comes before the element with the id `to`, which has to take the focus. */
export function SkipLink({ to = 'main', children = 'Skip to content' }: SkipLinkProps) {
	return (
		<a
			href={`#${to}`}
			data-screen-only
			className="fixed top-2 left-2 z-50 -translate-y-24 rounded-control bg-action px-4 py-3 font-bold text-on-action focus:translate-y-0"
		>
			{children}
		</a>
	)
}
