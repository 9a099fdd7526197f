import { useState, type FormEvent, type ReactNode } from 'react'
import { sendToCart } from '#http/cart-client.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { SavedDesign } from '#designs/views.ts'
import { useReviewTexts } from '../../review-language.ts'
import type { PanelProps } from '../props.ts'

type CartFormProps = Pick<PanelProps, 'actions'> & {
	saved: SavedDesign
	intent: 'add-design' | 'add-players' | 'add-sizes'
	button: string
	isBlocked?: boolean
	children?: ReactNode
}

/** Posts to the cart; without JavaScript the browser submits the form. */
export function CartForm({ saved, actions, intent, button, isBlocked = false, children }: CartFormProps) {
	const { order: texts } = useReviewTexts()
	const [isSending, setSending] = useState(false)
	const [isIn, setIn] = useState(false)

	async function send(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		if (isSending) return
		setSending(true)
		const toast = await sendToCart(new FormData(event.currentTarget))
		actions.notify(toast)
		setIn((was) => was || toast.tone !== 'error')
		setSending(false)
	}

	return (
		<form
			method="post"
			action="/cart"
			onSubmit={(event) => void send(event)}
			className="grid grid-cols-[minmax(0,1fr)] gap-3.5"
		>
			<input type="hidden" name="intent" value={intent} />
			<input type="hidden" name="design" value={saved.id} />
			<input type="hidden" name="version" value={saved.version} />
			{children}
			<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
				<Button type="submit" variant={isIn ? 'outline' : 'primary'} busy={isSending} disabled={isBlocked}>
					<Icon name="cart" />
					{isIn ? texts.addAgain : button}
				</Button>
				<p role="status" className="text-[0.9375rem]">
					{isIn && (
						<>
							{texts.inCart}{' '}
							<a href="/cart" className="font-bold text-primary underline">
								{texts.viewCart}
							</a>
						</>
					)}
				</p>
			</div>
		</form>
	)
}
