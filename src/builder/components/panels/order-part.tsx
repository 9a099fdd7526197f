import { useState, type FormEvent } from 'react'
import { letterTrouble } from '#garments/lettering/alphabet.ts'
import { sendToCart } from '#http/cart-client.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { SelectField, TextField } from '#ui/fields.tsx'
import type { SavedDesign } from '#designs/views.ts'
import { useConfig } from '../../editor/context.tsx'
import { PanelPart } from './panel.tsx'
import type { PanelProps } from './props.ts'

type OrderPartProps = Pick<PanelProps, 'data' | 'template' | 'actions' | 'busy'> & { isChanged: boolean }

/** Adds the saved design to the cart: size, quantity and player. */
export function OrderPart({ data, template, actions, busy, isChanged }: OrderPartProps) {
	const { saved } = data
	return (
		<PanelPart title="Order it" aside="One line for each player">
			{saved && (saved.locked || !isChanged) ? (
				// Another version starts with its own quantity and player.
				<OrderForm key={saved.version} {...{ data, saved, template, actions }} />
			) : (
				<div className="grid gap-3">
					<p className="text-[0.9375rem]">
						<b>Save first.</b> <span className="text-muted">Your cart takes the design as it is saved.</span>
					</p>
					<Button variant="primary" busy={busy.save} onClick={actions.onSave} className="justify-self-start">
						Save design
					</Button>
				</div>
			)}
		</PanelPart>
	)
}

const maxUnits = 999

/** Reports letters that cannot be printed while typing. */
function NameField({ start }: { start: string }) {
	const [name, setName] = useState(start)
	return (
		<TextField
			label="Player name"
			name="playerName"
			id="order-name"
			maxLength={20}
			autoComplete="off"
			value={name}
			error={letterTrouble(name)}
			onChange={({ target }) => setName(target.value)}
		/>
	)
}

type OrderFormProps = Pick<OrderPartProps, 'data' | 'template' | 'actions'> & { saved: SavedDesign }

/** Posts to the cart; without JavaScript the browser submits the form. */
function OrderForm({ data, saved, template, actions }: OrderFormProps) {
	const [isSending, setSending] = useState(false)
	const [isIn, setIn] = useState(false)
	const { playerName, playerNumber, quantity } = useConfig()
	const carries = (slot: 'name' | 'number') =>
		template.views.some(({ lettering }) => lettering.some((position) => position.slot === slot))

	async function send(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		if (isSending) return
		setSending(true)
		const toast = await sendToCart(new FormData(event.currentTarget))
		actions.notify(toast)
		setIn((was) => was || toast.tone === 'success')
		setSending(false)
	}

	return (
		<form method="post" action="/cart" onSubmit={(event) => void send(event)} className="grid gap-3.5">
			<input type="hidden" name="intent" value="add-design" />
			<input type="hidden" name="design" value={saved.id} />
			<input type="hidden" name="version" value={saved.version} />
			<div className="grid grid-cols-2 gap-3">
				<SelectField
					label="Size"
					name="size"
					id="order-size"
					required
					defaultValue=""
					options={[
						{ value: '', label: 'Choose', disabled: true },
						...data.sizes.map(({ size, isAvailable }) => ({
							value: size,
							label: isAvailable ? size : `${size} (sold out)`,
							disabled: !isAvailable,
						})),
					]}
				/>
				<TextField
					label="How many"
					name="qty"
					id="order-qty"
					type="number"
					min={1}
					max={maxUnits}
					required
					inputMode="numeric"
					defaultValue={Math.min(quantity, maxUnits)}
				/>
				{carries('name') && <NameField start={playerName} />}
				{carries('number') && (
					<TextField
						label="Player number"
						name="playerNumber"
						id="order-number"
						maxLength={2}
						inputMode="numeric"
						autoComplete="off"
						defaultValue={playerNumber}
					/>
				)}
			</div>
			<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
				<Button type="submit" variant="primary" busy={isSending}>
					<Icon name="cart" />
					Add to cart
				</Button>
				<p role="status" className="text-[0.9375rem]">
					{isIn && (
						<>
							In your cart.{' '}
							<a href="/cart" className="font-bold text-primary underline">
								View cart
							</a>
						</>
					)}
				</p>
			</div>
		</form>
	)
}
