// What was added to the cart when an order is placed again.
import { useOrderTexts } from '#orders/components/order-language.tsx'
import { kitPieceName } from '#orders/rules/kits.ts'
import type { LineView } from '#orders/views.ts'
import { Notice } from '#ui/notice.tsx'
import type { Reordered as Outcome } from '../rules/order-outcomes.ts'

type ReorderedProps = { outcome: Outcome; lines: readonly LineView[] }

/** The items added to the cart, and those that are no longer available. */
export function Reordered({ outcome: { added, missing }, lines }: ReorderedProps) {
	const { texts, said } = useOrderTexts()
	const gone = lines.filter(({ position }) => missing.includes(position))
	const isWhole = gone.length === 0
	return (
		<Notice
			alert
			tone={isWhole ? 'success' : 'warning'}
			title={added > 0 ? texts.added(added) : texts.nothingAdded}
		>
			{gone.length > 0 && (
				<>
					<p>{added > 0 ? texts.partAdded : texts.noneLeft}</p>
					<ul className="my-1 list-disc pl-5">
						{gone.map(({ position, brand, model, kit, color, size }) => (
							<li key={position}>
								{kit ? kitPieceName(kit) : `${brand} ${model}`}, {texts.colorAndSize(said(color), size)}
							</li>
						))}
					</ul>
				</>
			)}
			{added > 0 && (
				<p>
					<a href="/cart">{texts.toCart}</a>
				</p>
			)}
		</Notice>
	)
}
