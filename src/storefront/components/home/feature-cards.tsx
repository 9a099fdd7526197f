import { Card } from '#ui/card.tsx'
import { ArrowLink } from '../arrow-link.tsx'

const features = [
	{
		title: 'Custom Gear',
		text: 'Colors, logos, names and numbers in inches, priced as you draw, checked against your sport’s rules.',
		action: 'Open the builder',
		href: '/builder/jerseys',
	},
	{
		title: 'Team Portals',
		text: 'Paste the roster once. Every player sees their own jersey; the school approves with one proof.',
		action: 'Request a portal',
		href: '/team',
	},
	{
		title: 'Pro Services',
		text: 'Embroidery, printing, tackle twill and certified helmet reconditioning, all under our own roof.',
		action: 'See services',
		href: '/services/embroidery-printing',
	},
]

/** The shop's services in three cards. */
export function FeatureCards() {
	return (
		<section aria-label="What we do" className="measure pt-16">
			<ul className="grid gap-4.5 md:grid-cols-3">
				{features.map(({ title, text, action, href }, index) => (
					<li key={title} className="flex">
						<Card stitched className="flex grow flex-col p-6.5">
							<p aria-hidden="true" className="numeral text-[4rem]">
								{`0${index + 1}`}
							</p>
							<h3 className="display mt-2.5 mb-2 text-subheading">{title}</h3>
							<p className="text-pretty text-body">{text}</p>
							<ArrowLink href={href} className="mt-auto self-start pt-2.5">
								{action}
							</ArrowLink>
						</Card>
					</li>
				))}
			</ul>
		</section>
	)
}
