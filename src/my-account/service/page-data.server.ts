// The data of the account page, tab by tab.
import { cardTranslations } from '#catalog/service/card-translations.server.ts'
import { devicesOf } from '#accounts/service/devices.server.ts'
import { ownProfile } from '#accounts/service/profile.server.ts'
import { deletionDay } from '#accounts/rules/person.ts'
import { offeredFactorTypes } from '#auth/rules/factors.ts'
import { findPerson, ownSession } from '#auth/service/account-sessions.server.ts'
import type { AuthCall } from '#auth/dependencies.server.ts'
import { favoriteCards } from '#catalog/service/favorites.server.ts'
import { Refusal } from '#kit/errors.ts'
import { dayInWords, type PageLanguage } from '#kit/language.ts'
import { roles } from '#kit/roles.ts'
import { ordersUnderWay } from '#orders/service/erase.server.ts'
import { shopDay, shopZone } from '#shop-settings/service/shop.server.ts'
import type { Member } from '../dependencies.server.ts'
import { deviceLabel, isPhone, lineTexts, seenLabel, shortAddress } from '../rules/lines.ts'
import type { Leaving } from '../rules/deletion-messages.ts'
import { isYoung } from './sign-in.server.ts'
import type { TabId } from '../rules/outcomes.ts'
import type { AccountView, DeviceLine, FactorLine, IdentityLine, SettingsView } from '../views.ts'

type FullUser = NonNullable<Awaited<ReturnType<typeof findPerson>>>

type Leaver = { requestedAt: Date | null; now: Date; language: PageLanguage }

function leavingOf({ requestedAt, now, language }: Leaver): Leaving | null {
	if (!requestedAt) return null
	const day = deletionDay(shopDay(requestedAt))
	return { on: dayInWords(day, language, 'withYear'), isOver: day < shopDay(now) }
}

/** Shown above every tab. */
export async function headOf(
	{ call, viewer }: Member,
	{ tab, language }: { tab: TabId; language: PageLanguage },
): Promise<AccountView> {
	const profile = await ownProfile(call)
	const leaving = leavingOf({
		requestedAt: profile.deletionRequestedAt,
		now: call.now,
		language,
	})
	return {
		name: profile.fullName,
		email: viewer.email,
		phone: profile.phone,
		roles: roles.filter((role) => call.actor.roles.includes(role)),
		portalId: profile.portalId,
		memberSince: dayInWords(shopDay(profile.createdAt), language, 'withYear'),
		leaving,
		inWork: leaving || tab === 'settings' ? await ordersUnderWay(call) : [],
	}
}

/** @param language of the page, for the names of the products */
export async function favoritesTab(
	{ call }: Member,
	{ removed, language }: { removed: string | null; language: PageLanguage },
) {
	const cards = await favoriteCards(call)
	return { cards, removed, translations: await cardTranslations(call, language, { cards }) }
}

type Read = { now: Date; language: PageLanguage }

function factorsIn({ factors }: FullUser, { now, language }: Read): FactorLine[] {
	const texts = lineTexts[language]
	return factors
		.filter(({ status }) => status === 'verified')
		.map(({ id, type, friendlyName, phone, createdAt }) => ({
			id,
			type,
			name: friendlyName || texts.factors[type],
			detail: phone ? texts.factorTo(texts.factors[type], phone.slice(-2)) : texts.factors[type],
			added: seenLabel(createdAt, { now, timeZone: shopZone(), language }),
		}))
}

function identitiesIn(
	{ identities }: FullUser,
	{ auth, now }: AuthCall,
	language: PageLanguage,
): IdentityLine[] {
	const labels = new Map(auth.settings.providers.map(({ name, label }) => [name, label]))
	return identities.map(({ id, provider, email, createdAt }) => ({
		id,
		label: provider === 'email' ? lineTexts[language].emailAndPassword : (labels.get(provider) ?? provider),
		email,
		added: seenLabel(createdAt, { now, timeZone: shopZone(), language }),
		isLast: identities.length === 1,
	}))
}

async function devicesIn(call: AuthCall, language: PageLanguage): Promise<DeviceLine[]> {
	const texts = lineTexts[language]
	return (await devicesOf(call)).map(({ id, userAgent, ip, lastSeenAt, isThis }) => ({
		id,
		name: deviceLabel(userAgent, texts),
		isPhone: isPhone(userAgent),
		place: shortAddress(ip, texts),
		seen: isThis ? texts.now : seenLabel(lastSeenAt, { now: call.now, timeZone: shopZone(), language }),
		isThis,
	}))
}

function pendingIn({ user }: FullUser, { now, auth }: AuthCall): SettingsView['pending'] {
	const { newEmail, emailChangeSentAt, emailChangeConfirmedHalf } = user
	if (!newEmail || !emailChangeSentAt) return null
	const isOver = now.getTime() - emailChangeSentAt.getTime() > auth.settings.lifetimes.link * 1_000
	const left = emailChangeConfirmedHalf === null ? 'both' : emailChangeConfirmedHalf === 'new' ? 'old' : 'new'
	return isOver ? null : { address: newEmail, left }
}

export async function settingsTab({ call, viewer }: Member, language: PageLanguage): Promise<SettingsView> {
	const { actor, auth, now } = call
	const full = actor.userId === null ? undefined : await findPerson(call, actor.userId)
	const session = await ownSession(call)
	if (!full || !session) throw new Refusal('signed_out', 'Please sign in again.')
	const linked = new Set(full.identities.map(({ provider }) => provider))
	return {
		email: full.user.email,
		hasPassword: full.user.passwordHash !== null,
		passwordMin: auth.settings.rules.passwordMin,
		lacksFactor: viewer.lacksFactor,
		isYoung: isYoung({ call }, { session }),
		pending: pendingIn(full, call),
		factors: factorsIn(full, { now, language }),
		offered: offeredFactorTypes(auth.settings),
		identities: identitiesIn(full, call, language),
		linkable: auth.settings.manualLinking
			? auth.settings.providers
					.filter(({ name }) => !linked.has(name))
					.map(({ name, label }) => ({ name, label }))
			: [],
		devices: await devicesIn(call, language),
	}
}
