// Mails about a team's order. They name no player: any family member may read them.
import { text, type Sender } from './content.ts'
import { layoutMail } from './layout.ts'
import type { Mail } from './message.ts'

export type OrderReminder = { to: string; teamName: string; season: string; href: string }

/** For the account of a player who has not ordered the team's required items. */
export function orderReminderMail({ to, teamName, season, href }: OrderReminder, sender: Sender): Mail {
	const content = {
		subject: `${teamName}: your team gear is not ordered yet`,
		preview: 'Some of what your team requires is not in your order yet.',
		headline: 'Your team is waiting for you',
		blocks: [
			text(
				`Your coach asks you to order what ${teamName} requires for ${season}. The portal shows what is missing and when it closes.`,
			),
			{ kind: 'button', label: 'Open the team portal', href },
		],
		reason: `You get this email because your account belongs to ${teamName} at Fieldhouse.`,
	} as const
	return { to, ...layoutMail(content, sender) }
}
