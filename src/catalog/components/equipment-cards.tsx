// The four cards of the equipment page.
import { formatUsd } from '#kit/money.ts'
import { Icon } from '#ui/icon.tsx'
import { EquipmentMark, type EquipmentMarkName } from './equipment-mark.tsx'
import { decorationServices, helmetReconditioning } from '../rules/services.ts'

type Equipment = {
	mark: EquipmentMarkName
	title: string
	text: string
	facts: readonly string[]
	href: string
	action: string
}

const cheapest = Math.min(...decorationServices.map((service) => service.fromCents))

const equipment: readonly Equipment[] = [
	{
		mark: 'helmet',
		title: 'Helmet Reconditioning',
		text: helmetReconditioning.summary,
		facts: [
			`${formatUsd(helmetReconditioning.priceCents)} a helmet`,
			`Back in ${helmetReconditioning.turnaround}`,
		],
		href: '/services/helmet-reconditioning',
		action: 'How it works',
	},
	{
		mark: 'needle',
		title: 'Equipment Decoration',
		text: 'Names, numbers and logos on what you have or buy here: printed, embroidered or sewn in twill.',
		facts: [`From ${formatUsd(cheapest)} a piece`, 'Ships in 7-10 days'],
		href: '/services/embroidery-printing',
		action: 'See methods and prices',
	},
	{
		mark: 'bag',
		title: 'Custom Bags',
		text: 'Duffels, backpacks and bat bags in team colors, with a number on every one so that none gets lost.',
		facts: ['Numbered by player', 'Quote within 24 hours'],
		href: '/support',
		action: 'Ask for a quote',
	},
	{
		mark: 'team',
		title: 'Team Packages',
		text: 'Uniform, warm-up and bag for every player at one team price, ordered by roster in your own portal.',
		facts: ['12 or more save 5 %', '100 or more save 20 %'],
		href: '/team',
		action: 'Start a team package',
	},
]

export function EquipmentCards() {
	return (
		<ul className="grid gap-4.5 md:grid-cols-2">
			{equipment.map(({ mark, title, text, facts, href, action }) => (
				<li
					key={title}
					className="lift relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 rounded-card border border-line bg-card p-6 pt-9 focus-within:border-primary sm:p-8 sm:pt-10"
				>
					<span aria-hidden="true" className="stitch absolute inset-x-6 top-3.5 sm:inset-x-8" />
					<span className="stage grid size-20 place-items-center rounded-card text-primary sm:size-28">
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
