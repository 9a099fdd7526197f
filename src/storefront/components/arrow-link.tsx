import type { ComponentProps } from 'react'
import { Icon } from '#ui/icon.tsx'

/** A bold link with an arrow that moves forward on hover. */
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
