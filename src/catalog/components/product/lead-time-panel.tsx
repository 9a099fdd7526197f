import { counted } from '#kit/plural.ts'
import type { IsoDate } from '#kit/time.ts'
import { shippingDays } from '../../rules/product/arrival.ts'
import { leadTimeOf } from '../../rules/product/availability.ts'
import type { Choice } from '../../rules/product/choice.ts'
import type { ProductSheet } from '../../rules/product/sheet.ts'
import { viewOf } from '../../rules/product/view.ts'
import { TextSlot } from './slot.tsx'

type LeadTimePanelProps = { sheet: ProductSheet; choice: Choice; today: IsoDate }

/** From order to delivery in three steps, with the days of the chosen variant. */
export function LeadTimePanel({ sheet, choice, today }: LeadTimePanelProps) {
	const { texts } = viewOf(sheet, choice, today)
	const days = leadTimeOf(sheet, choice)
	const steps = [
		{ title: 'Order today', text: 'Orders are counted from the day they are placed.' },
		{
			title: 'We make it ready',
			text:
				days === undefined ? 'The lead time of your size and color.' : <TextSlot name="lead" texts={texts} />,
		},
		{
			title: 'On the road',
			text: `${shippingDays.least}-${counted(shippingDays.most, 'business day')} with the carrier.`,
		},
	]
	return (
		<div className="grid gap-5">
			<ol className="grid gap-5 sm:grid-cols-3">
				{steps.map(({ title, text }, at) => (
					<li key={title}>
						<span aria-hidden="true" className="numeral block text-[2.5rem]">
							0{at + 1}
						</span>
						<p className="display mt-1 text-xl">{title}</p>
						<p className="text-[0.9375rem] text-body">{text}</p>
					</li>
				))}
			</ol>
			<p className="max-w-text border-t border-line pt-4 text-body">
				<TextSlot name="arrival" texts={texts} className="mb-1 block font-semibold text-ink" />
				Business days are Monday to Friday. A customized order starts when you approve its proof.
			</p>
		</div>
	)
}
