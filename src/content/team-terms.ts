// The part of the Terms about designs, approvals, rosters and fundraising.
import type { LegalSection } from './legal-document.ts'

export const teamTerms: readonly LegalSection[] = [
	{
		id: 'designs',
		heading: 'Your designs and logos',
		paragraphs: [
			'You keep all rights in what you upload. You confirm that you may use it: a professional or college team’s marks need the owner’s license. You allow us to store, redraw and reproduce it to make your orders. We do not show your designs to others without asking.',
			'We refuse designs that are unlawful, hateful or demeaning, and refund what was paid for them.',
		],
	},
	{
		id: 'proofs',
		heading: 'Proofs and approval',
		paragraphs: [
			'Nothing custom is made before its proof is approved. Approval covers spelling, numbers, sizes, colors, placement and quantity. After it the design is locked, and changes mean a new version and may cost extra.',
			'Our checks of league rules are a help and not legal advice: rules differ by state, level and year. Confirm them with your association.',
		],
	},
	{
		id: 'portals',
		heading: 'Team portals',
		paragraphs: [
			'The school or club names who manages its portal. Its coaches and administrators decide on catalog, deadline, roster and approvals. Whoever placed an order cannot approve it. Orders after the deadline may be made in a second run with its own lead time.',
		],
	},
	{
		id: 'rosters',
		heading: 'Rosters of minors',
		paragraphs: [
			'Enter only name, number and size, and only with the right to do so under your school’s rules and the consent of parents where it is needed. Do not share portal links in public. We handle rosters as the privacy page says. You may remove a player at any time before production.',
		],
	},
	{
		id: 'fundraising',
		heading: 'Fundraising',
		paragraphs: [
			'Where a portal has a fundraising margin, it is added to eligible items, shown as its own line and credited to the portal when the order is paid or approved. Refunds reverse it. It is paid to the school, club or booster organization, never to a private person, and is not by itself a tax-deductible gift.',
		],
	},
]
