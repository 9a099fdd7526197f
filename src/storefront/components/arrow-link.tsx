import type { ComponentProps } from 'react'
import { Icon } from '#ui/icon.tsx'

/** A link that leads on: bold, with an arrow that steps forward under the pointer. */
export function ArrowLink({ className = '', children, ...rest }: ComponentProps<'a'>) {
	return (
		<a
			className={`group/arrow inline-flex min-h-11 items-center gap-1.5 font-bold text-primary hover:underline ${className}`}
			{...rest}
		>
			{children}
			<Icon name="arrow-right" size={18} className="transition-transform group-hover/arrow:translate-x-0.5" />
		</a>
	)
}
