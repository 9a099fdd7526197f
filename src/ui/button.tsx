import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

/** The classes of all buttons. `action` is the gold one: at most one per view. */
export const buttonLook = cva(
	'inline-flex items-center justify-center gap-2 rounded-control text-center leading-tight font-bold transition-colors select-none disabled:cursor-not-allowed disabled:opacity-55 aria-busy:cursor-progress',
	{
		variants: {
			variant: {
				action:
					'bg-action text-on-action not-disabled:hover:bg-action-strong forced-colors:border forced-colors:border-[ButtonText]',
				primary:
					'bg-primary text-on-primary not-disabled:hover:bg-primary-strong forced-colors:border forced-colors:border-[ButtonText]',
				outline:
					'border border-field-line bg-field text-ink not-disabled:hover:border-ink not-disabled:hover:bg-card',
				ghost: 'text-primary not-disabled:hover:bg-well',
				turf: 'border-2 border-on-turf/45 text-on-turf not-disabled:hover:border-on-turf not-disabled:hover:bg-on-turf/10',
				danger:
					'bg-danger-fill text-on-danger-fill not-disabled:hover:bg-danger-fill-strong forced-colors:border forced-colors:border-[ButtonText]',
			},
			size: {
				small: 'min-h-9 px-3 py-1.5 text-sm pointer-coarse:min-h-11',
				medium: 'min-h-11 px-4 py-2.5 text-[0.9375rem]',
				large: 'min-h-13 px-5.5 py-3.5 text-base',
				icon: 'size-11',
			},
		},
		defaultVariants: { variant: 'primary', size: 'medium' },
	},
)

type Look = VariantProps<typeof buttonLook>
type ButtonProps = ComponentProps<'button'> & Look & { busy?: boolean }

/** A button; `type` defaults to "button". While `busy` it is disabled and announces it. */
export function Button({ variant, size, className, busy = false, disabled, type, ...rest }: ButtonProps) {
	return (
		<button
			type={type ?? 'button'}
			disabled={disabled || busy}
			aria-busy={busy || undefined}
			className={buttonLook({ variant, size, className })}
			{...rest}
		/>
	)
}

/** A link styled as a button. It navigates and never performs an action. */
export function ButtonLink({ variant, size, className, ...rest }: ComponentProps<'a'> & Look) {
	return <a className={buttonLook({ variant, size, className })} {...rest} />
}
