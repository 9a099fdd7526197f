import type { ReactNode } from 'react'

type CartFormProps = {
	intent: string
	/** Id of the line that it changes. */
	line?: string
	className?: string
	children: ReactNode
}

/** A form that changes the cart; works without JavaScript. */
export function CartForm({ intent, line, className, children }: CartFormProps) {
	return (
		<form method="post" action="/cart" data-cart-form={intent} className={className}>
			<input type="hidden" name="intent" value={intent} />
			{line !== undefined && <input type="hidden" name="line" value={line} />}
			{children}
		</form>
	)
}
