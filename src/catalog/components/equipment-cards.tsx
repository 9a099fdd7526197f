// The four cards of the equipment page.
import { useListTexts } from './list-language.tsx'
import { Icon } from '#ui/icon.tsx'
import { useShop } from '#ui/shop.tsx'
import type { PriceList } from '#pricing/schemas.ts'
import { decorationServices, helmetReconditioning, lowestDecoration } from '../rules/services.ts'
import type { ReactNode } from 'react'

// Large line drawings for the equipment cards, in the text's color with gold as second color.
type EquipmentMarkName = 'helmet' | 'needle' | 'bag' | 'team'

const drawings: Record<EquipmentMarkName, ReactNode> = {
	helmet: (
		<>
			<path d="M12 42v-8C12 19 22 9 36 9s23 9 24 22l-23 5v9H26v9H20a8 8 0 0 1-8-8z" />
			<path className="stroke-action" d="M24 11.500c5 4 8 10 9 18m-3-19.500c5 4 8 10 9 18" />
			<path d="M37 45h25v11H49L37 45m11 0v10" />
			<circle cx="27" cy="37" r="2.500" />
		</>
	),
	needle: (
		<>
			<circle cx="32" cy="38" r="21" />
			<circle cx="32" cy="38" r="17" />
			<path
				className="stroke-action"
				strokeDasharray="4 3.500"
				d="m32 27 3.400 7 7.600 1-5.500 5.400 1.300 7.600-6.800-3.600-6.800 3.600 1.300-7.600L21 35l7.600-1z"
			/>
			<path d="M66 6 46 30m20-24c-3-1-5 0-7 3" />
		</>
	),
	bag: (
		<>
			<path d="M10 28h52a6 6 0 0 1 6 6v17a6 6 0 0 1-6 6H10a6 6 0 0 1-6-6V34a6 6 0 0 1 6-6z" />
			<path d="M20 57V28m32 29V28M20 28c0-10 6-15 16-15s16 5 16 15" />
			<path className="stroke-action" strokeDasharray="4 3.500" d="M24 35h24" />
			<path className="stroke-action" d="m31 43 3-1.500V51m6-9.500h6L42 51" />
		</>
	),
	team: (
		<>
			<path d="m26 14-13 7 4 11 5-2v25h28V30l5 2 4-11-13-7a10.500 10.500 0 0 1-20 0z" />
			<path className="stroke-action" d="M29 32h5v16m5-16h7v8h-7v8h7" />
			<path d="m12 25-8 4 3 8 6-2m47-10 8 4-3 8-6-2" />
		</>
	),
}

/** Decorative: the card's heading carries the meaning. */
function EquipmentMark({ name }: { name: EquipmentMarkName }) {
	return (
		<svg
			viewBox="0 0 72 66"
			fill="none"
			stroke="currentColor"
			strokeWidth="2.400"
			strokeLinecap="round"
			strokeLinejoin="round"
			aria-hidden="true"
			className="w-3/4"
		>
			{drawings[name]}
		</svg>
	)
}

const hrefs: Record<EquipmentMarkName, string> = {
	helmet: '/services/helmet-reconditioning',
	needle: '/services/embroidery-printing',
	bag: '/support',
	team: '/team',
}

/** The lowest price of what a card offers, in cents; 0 for those without one. */
const lowestOf = (prices: PriceList): Record<EquipmentMarkName, number> => ({
	helmet: helmetReconditioning.priceCents,
	needle: Math.min(...decorationServices.map((one) => lowestDecoration(one, prices))),
	bag: 0,
	team: 0,
})

const marks: readonly EquipmentMarkName[] = ['helmet', 'needle', 'bag', 'team']

export function EquipmentCards({ prices }: { prices: PriceList }) {
	const { hasHelmetService } = useShop()
	const { cards } = useListTexts().equipment
	const lowest = lowestOf(prices)
	const offered = marks
		.filter((mark) => hasHelmetService || mark !== 'helmet')
		.map((mark) => ({ mark, ...cards[mark], facts: cards[mark].facts(lowest[mark]), href: hrefs[mark] }))
	return (
		<ul className="grid gap-4.5 md:grid-cols-2">
			{offered.map(({ mark, title, text, facts, href, action }) => (
				<li
					key={title}
					className="lift relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 rounded-card border border-line bg-card p-6 pt-9 focus-within:border-primary sm:p-8 sm:pt-10"
				>
					<span aria-hidden="true" className="stitch absolute inset-x-6 top-3.5 sm:inset-x-8" />
					<span className="grid size-20 place-items-center rounded-card bg-well text-primary sm:size-28">
						<EquipmentMark name={mark} />
					</span>
					<div>
						<h3 className="display text-subheading">{title}</h3>
						<p className="mt-1.5 text-body">{text}</p>
						<ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-label font-semibold">
							{facts.map((fact) => (
								<li key={fact} className="flex items-center gap-1.5">
									<Icon name="check" size={16} className="text-primary" />
									{fact}
								</li>
							))}
						</ul>
						<a
							href={href}
							className="cover-link mt-4 inline-flex min-h-11 items-center gap-1.5 font-bold text-primary"
						>
							{action}
							<Icon name="arrow-right" size={18} />
						</a>
					</div>
				</li>
			))}
		</ul>
	)
}
