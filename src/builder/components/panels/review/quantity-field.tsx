import { Button } from '#ui/button.tsx'
import { fieldBox } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { useChange, useChangeText, useConfig } from '../../../editor/context.tsx'
import { quantityIn, withQuantity } from '../quantity-edits.ts'
import { useTyped } from '../use-typed.ts'

/** Number of pieces. Spec §5: at least 1; anything but a number becomes 1. */
export function QuantityField({ isLocked }: { isLocked: boolean }) {
	const { quantity } = useConfig()
	const change = useChange()
	const changeText = useChangeText()
	const { text, type, leave } = useTyped<number>({
		value: quantity,
		format: String,
		parse: quantityIn,
		onValue: (next) => changeText('quantity', (config) => withQuantity(config, next)),
	})
	const step = (by: 1 | -1) => change((config) => withQuantity(config, config.quantity + by))
	return (
		<div>
			<label htmlFor="quantity" className="mb-1.5 block text-label font-semibold">
				Quantity
			</label>
			<div className="flex gap-2">
				<Button
					variant="outline"
					size="icon"
					aria-label="One fewer"
					disabled={isLocked || quantity <= 1}
					onClick={() => step(-1)}
				>
					<Icon name="minus" size={18} />
				</Button>
				<input
					id="quantity"
					name="quantity"
					inputMode="numeric"
					autoComplete="off"
					value={text}
					onChange={(event) => type(event.target.value)}
					onBlur={leave}
					className={`${fieldBox} display figures max-w-36 py-0! text-center text-[1.75rem]! leading-none`}
				/>
				<Button
					variant="outline"
					size="icon"
					aria-label="One more"
					disabled={isLocked}
					onClick={() => step(1)}
				>
					<Icon name="plus" size={18} />
				</Button>
			</div>
		</div>
	)
}
