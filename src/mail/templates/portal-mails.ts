// Mails about team portals. They name teams and schools, never a player.
import { dayInWords, type Language } from '#kit/language.ts'
import { buttonBlock, factText, factsBlock, quote, text, type Mail, type Sender } from './content.ts'
import { invitationMailTexts } from './invitation-texts.ts'
import { mailTo } from './layout.ts'
import { marks } from './marks.ts'
import { playerMailTexts } from './player-texts.ts'
import { requestMailTexts } from './request-texts.ts'

/** Confirms a request to its sender. Repeats no input: the address is not verified. */
export function requestReceivedMail(to: string, sender: Sender, language: Language = 'en'): Mail {
	const { subject, preview, headline, thanks, steps, sooner, button, reason } = requestMailTexts[language]
	return mailTo(to, sender, {
		subject,
		preview,
		headline,
		language,
		blocks: [
			text(thanks),
			factsBlock(Object.fromEntries(steps)),
			text(sooner),
			buttonBlock(button, `${sender.publicUrl}/builder/jerseys`),
		],
		words: { key: 'portal.requested', values: {} },
		reason,
	})
}

export type RequestFacts = {
	id: string
	organizationName: string
	/** Display name of the sport. */
	sport: string
	contactName: string
	contactEmail: string
	contactPhone: string
	estimatedTeamSize: number | null
	/** Team colors and printed name; empty when unknown. */
	colors: string
	message: string
}

/** Sent to the shop's support address. Replies go to the requester. */
export function requestForStaffMail(facts: RequestFacts, to: string, sender: Sender): Mail {
	const { id, organizationName, sport, contactName, contactEmail, contactPhone, message } = facts
	const blocks = [
		text('A portal is promised within 24 hours from now.'),
		factsBlock({
			Organization: organizationName,
			Sport: sport,
			Contact: contactName,
			Email: contactEmail,
			Phone: contactPhone || undefined,
			'Team size': facts.estimatedTeamSize?.toString(),
			Colors: facts.colors || undefined,
		}),
		...(message ? [quote(message)] : []),
		buttonBlock('Decide the request', `${sender.publicUrl}/admin/requests/${id}`),
	]
	const content = {
		words: { key: 'portal.request' as const, values: { organization: organizationName, sport } },
		subject: `Portal request: ${organizationName}`,
		preview: `${contactName} asks for a portal. Sport: ${sport}.`,
		headline: 'A new portal request',
		blocks,
		reason: 'Sent by the portal request form of the shop. Name and address have not been checked.',
	}
	return { ...mailTo(to, sender, content), replyTo: contactEmail }
}

/** For a requester with an account, who is now a coach. */
export function portalReadyMail(
	to: string,
	{ teamName, portalId }: { teamName: string; portalId: string },
	sender: Sender,
): Mail {
	return mailTo(to, sender, {
		subject: `Your team portal is ready: ${teamName}`,
		preview: 'Sign in, enter your roster and invite your players.',
		headline: `${teamName}: the portal is open`,
		blocks: [
			text('Your portal is set up and you are its coach. Two steps and your team can order:'),
			factsBlock({
				First: 'Enter your roster: type it, paste it or import a file.',
				Second: 'Invite your players and other coaches by email or with one link.',
			}),
			buttonBlock('Open the portal', `${sender.publicUrl}/portal/${portalId}`),
		],
		words: { key: 'portal.ready', values: { team: teamName } },
		reason: `You get this email because you requested a team portal at ${marks.name}.`,
	})
}

/** To a coach whose team has another season. */
export function nextSeasonMail(
	to: string,
	{ portalId, teamName, season }: { portalId: string; teamName: string; season: string },
	sender: Sender,
): Mail {
	return mailTo(to, sender, {
		subject: `${teamName}: your store for ${season}`,
		preview: 'Your garments and designs are in it already.',
		headline: `${teamName}, ${season}`,
		blocks: [
			text('Your team has a store for the new season, with the garments and designs of the last one.'),
			factsBlock({
				First: 'Look over the roster: who is new, who has left, which sizes have changed.',
				Second: 'Configure the kit: designs, last days, colors and sizes.',
			}),
			buttonBlock('Open the portal', `${sender.publicUrl}/portal/${portalId}`),
		],
		words: { key: 'portal.season', values: { team: teamName, season } },
		reason: `You get this email because you coach this team at ${marks.name}.`,
	})
}

type KitFacts = { portalId: string; teamName: string }

/** To the shop's support address: a coach has sent a kit. */
export function kitForStaffMail(to: string, facts: KitFacts & { note: string }, sender: Sender): Mail {
	const { portalId, teamName, note } = facts
	return mailTo(to, sender, {
		subject: `Kit to publish: ${teamName}`,
		preview: 'Look at the kit and publish it, or send it back.',
		headline: `${teamName} has configured its kit`,
		blocks: [
			text('The team can order it once it is published.'),
			...(note ? [quote(note)] : []),
			buttonBlock('Look at the kit', `${sender.publicUrl}/admin/portals/${portalId}#kit`),
		],
		words: { key: 'portal.kit', values: { team: teamName } },
		reason: 'Sent by the portal of a team.',
	})
}

/** @param facts.reply what should be different; null when the kit is published */
export function kitDecidedMail(to: string, facts: KitFacts & { reply: string | null }, sender: Sender): Mail {
	const { portalId, teamName, reply } = facts
	const reason = `You get this email because you configured the kit of this team at ${marks.name}.`
	if (reply === null)
		return mailTo(to, sender, {
			subject: `Your kit is published: ${teamName}`,
			preview: 'Your team can order it now.',
			headline: `${teamName}: your team can order`,
			blocks: [
				text('Everything that you configured is in the portal now, in your own designs.'),
				buttonBlock('Open the portal', `${sender.publicUrl}/portal/${portalId}`),
			],
			words: { key: 'portal.kit_published', values: { team: teamName } },
			reason,
		})
	return mailTo(to, sender, {
		subject: `About your kit: ${teamName}`,
		preview: 'We sent it back with a comment.',
		headline: `${teamName}: one more look at your kit`,
		blocks: [
			text('We looked at your kit and sent it back. Here is what should be different:'),
			quote(reply),
			buttonBlock('Change the kit', `${sender.publicUrl}/portal/${portalId}/kit`),
		],
		words: { key: 'portal.kit_returned', values: { team: teamName } },
		reason,
	})
}

export function requestDeclinedMail(to: string, reason: string, sender: Sender): Mail {
	return mailTo(to, sender, {
		subject: 'About your team portal request',
		preview: 'We could not set up the portal.',
		headline: 'We could not set up this portal',
		blocks: [
			text('Thank you for your request. We looked at it and cannot open a portal for it. Here is why:'),
			quote(reason),
			text('If something changes, ask again any time, or write to us.'),
			buttonBlock('Write to us', `${sender.publicUrl}/support`),
		],
		words: { key: 'portal.declined', values: {} },
		reason: `You get this email because you requested a team portal at ${marks.name}.`,
	})
}

export type InvitationFacts = {
	teamName: string
	/** In the language of the mail: `coach`, `player`, `school administrator`. */
	roleName: string
	/** Address of the invitation, with its secret. */
	link: string
	/** Last day of validity. */
	until: string
	/** Whether this person requested the portal. */
	isRequester: boolean
	/** English when absent; a requester's mail is always in English. */
	language?: Language
}

const requesterTexts = {
	subject: (team: string) => `Your team portal is ready: ${team}`,
	headline: (team: string) => `${team}: the portal is open`,
	says: (role: string) =>
		`Your team portal is set up. Accept to become its ${role}, then enter your roster and invite your players.`,
	reason: `You get this email because you requested a team portal at ${marks.name}.`,
}

/** An invitation to a team: valid for this address alone. */
export function invitationMail(to: string, facts: InvitationFacts, sender: Sender): Mail {
	const { teamName, roleName, link, until, isRequester } = facts
	const language = isRequester ? 'en' : (facts.language ?? 'en')
	const texts = invitationMailTexts[language]
	return mailTo(to, sender, {
		subject: (isRequester ? requesterTexts : texts).subject(teamName),
		headline: (isRequester ? requesterTexts : texts).headline(teamName),
		language,
		blocks: [
			text(isRequester ? requesterTexts.says(roleName) : texts.says(teamName, roleName)),
			text(texts.account),
			buttonBlock(texts.button, link),
			factText(texts.until(dayInWords(until, language, 'withYear'))),
		],
		words: {
			key: isRequester ? 'portal.invited_requester' : 'portal.invited',
			values: { team: teamName, role: roleName },
		},
		reason: (isRequester ? requesterTexts : texts).reason,
	})
}

// Mails about a team's order. They name no player: any family member may read them.
type OrderReminder = {
	to: string
	teamName: string
	season: string
	href: string
	/** Of the player's family. */
	language: Language
}

/** For the account of a player who has not ordered the team's required items. */
export function orderReminderMail(reminder: OrderReminder, sender: Sender): Mail {
	const { to, teamName, season, href, language } = reminder
	const texts = playerMailTexts[language].order
	return mailTo(to, sender, {
		subject: texts.subject(teamName),
		preview: texts.preview,
		headline: texts.headline,
		blocks: [text(texts.says(teamName, season)), buttonBlock(texts.button, href)],
		words: { key: 'portal.order_reminder', values: { team: teamName, season } },
		reason: texts.reason(teamName),
		language,
	})
}
