import { counted } from '#kit/plural.ts'
import type { LineView } from '#orders/views.ts'
import { Notice } from '#ui/notice.tsx'
import type { Reordered as Outcome } from '../rules/order-outcomes.ts'

type ReorderedProps = { outcome: Outcome; lines: readonly LineView[] }

const words = (units: number) => `${counted(units, 'item is', 'items are')} in your cart`

/** The items added to the cart, and those that are no longer available. */
export function Reordered({ outcome: { added, missing }, lines }: ReorderedProps) {
	const gone = lines.filter(({ position }) => missing.includes(position))
	const isWhole = gone.length === 0
	return (
		<Notice
			alert
			tone={isWhole ? 'success' : 'warning'}
			title={added > 0 ? words(added) : 'Nothing was added to your cart'}
		>
			{gone.length > 0 && (
				<>
					<p>{added > 0 ? 'Not added, or not in full:' : 'None of it can be had any more:'}</p>
					<ul className="my-1 list-disc pl-5">
						{gone.map(({ position, brand, model, color, size }) => (
							<li key={position}>
								{brand} {model}, {color}, size {size}
							</li>
						))}
					</ul>
				</>
			)}
			{added > 0 && (
				<p>
					<a href="/cart">Go to the cart</a>
				</p>
			)}
		</Notice>
	)
}
