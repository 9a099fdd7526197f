// What the Privacy page promises about rosters, which are mostly about minors.
import { contact } from './contact.ts'
import type { LegalSection } from './legal-document.ts'

export const rosterPrivacy: readonly LegalSection[] = [
	{
		id: 'rosters',
		heading: 'Rosters and minors',
		paragraphs: [
			'A roster holds a player’s name, number and size. Most players are under 18, so we treat every roster as data about children.',
		],
		points: [
			'It is entered by the school, club or coach, who decides what is on it and confirms being allowed to share it with us for the order.',
			'It is visible to the people of that team’s portal, our customer service and administrators. Production sees a name and number only where they are printed.',
			'It never appears on public pages, in page titles or addresses, in search engines, in server logs or in advertising.',
			'We do not build profiles of players and do not contact them on our own account.',
			'We need no birth date, photo, grade, address or health data of a player. Please do not enter any.',
		],
	},
	{
		id: 'children',
		heading: 'Children’s accounts',
		paragraphs: [
			'A child under 13 may not open an account. A parent or guardian orders for the child, or the coach orders for the team. If we learn that a child under 13 has opened an account without a parent’s consent, we delete it.',
			'Players from 13 to 17 may use a portal to which their school or club has invited them, with the knowledge of a parent or guardian.',
			`A parent or guardian may ask us what we hold about their child, have it corrected or removed, and refuse further use: write to ${contact.email} or ask the school. We check that the request comes from the parent before we act. A jersey already made cannot be unprinted, but its record can go.`,
		],
	},
	{
		id: 'schools',
		heading: 'For schools',
		paragraphs: [
			'When a public school gives us roster data we act for the school, under its direction, and use it only for its order. Student records stay under the control of the school (FERPA). We sign your district’s student data agreement where your state asks for one.',
		],
	},
]
