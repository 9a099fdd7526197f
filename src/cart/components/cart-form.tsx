import { createContext, use, type ReactNode } from 'react'

/** The address of the shown part of the cart, where its forms lead back to. */
export const CartAddress = createContext('/cart')

type CartFormProps = {
	intent: string
	/** Id of the line that it changes. */
	line?: string
	id?: string
	className?: string
	children: ReactNode
}

/** A form that changes the cart; works without JavaScript. */
export function CartForm({ intent, line, id, className, children }: CartFormProps) {
	const address = use(CartAddress)
	return (
		<form id={id} method="post" action={address} data-cart-form={intent} className={className}>
			<input type="hidden" name="intent" value={intent} />
			{line !== undefined && <input type="hidden" name="line" value={line} />}
			{children}
		</form>
	)
}
