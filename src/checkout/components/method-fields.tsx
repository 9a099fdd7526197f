// How an order reaches its buyer: a choice where the shop has several methods.
import { formatUsd } from '#kit/money.ts'
import type { Quote } from '#pricing/rules/delivery.ts'
import { Card } from '#ui/card.tsx'
import { Choice } from '#ui/choice.tsx'
import { Notice } from '#ui/notice.tsx'
import { methodValue } from '../schemas.ts'
import { useCheckoutTexts } from './checkout-language.tsx'

type Texts = ReturnType<typeof useCheckoutTexts>['texts']

function detailOf({ place, days }: Quote, { method }: Texts): string {
	if (!place) return method.days(days.least, days.most)
	const { line1, city, state, zip, hours } = place
	return `${line1}, ${city}, ${state} ${zip}. ${hours}`
}

type MethodFieldsProps = {
	/** Offered at the address. */
	quotes: readonly Quote[]
	chosen: Quote | undefined
	/** Empty while unknown. */
	state: string
	/** The shop has several. */
	isChoice: boolean
	onChoose: (id: string) => void
	error: string | undefined
}

export function MethodFields(props: MethodFieldsProps) {
	const { quotes, chosen, state, isChoice, onChoose, error } = props
	const { texts, said } = useCheckoutTexts()
	const { title, notThere, elsewhere, free } = texts.method
	if (!isChoice && quotes.length > 0 && !error) return null
	return (
		<Card className="p-5 sm:p-7">
			<h2 className="display mb-4 text-subheading">{title}</h2>
			{quotes.length === 0 ? (
				<Notice tone="warning" title={notThere(state)}>
					<p>{elsewhere}</p>
				</Notice>
			) : (
				<Choice
					legend={<span className="sr-only">{title}</span>}
					name="method"
					look="row"
					value={chosen ? methodValue(chosen) : ''}
					onChoose={(value) => onChoose(value)}
					options={quotes.map((quote) => ({
						value: methodValue(quote),
						label: `${said(quote.name)}, ${quote.cents === 0 ? free : formatUsd(quote.cents)}`,
						detail: detailOf(quote, texts),
					}))}
					error={error}
				/>
			)}
		</Card>
	)
}
