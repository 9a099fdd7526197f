// Schools and clubs, their teams, portals (Spec §3: team_portals, teams), members, invitations and requests.
import { sql, type SQLWrapper } from 'drizzle-orm'
import * as t from 'drizzle-orm/pg-core'
import { profiles } from '#accounts/tables.ts'
import { products } from '#catalog/tables.ts'
import { simplifying } from '#database/simplified.ts'
import { designs } from '#designs/tables.ts'
import { assets } from '#files/tables.ts'
import type { TeamColorId } from '#garments/colors.ts'
import type { Address } from '#kit/address.ts'
import type { KitItem, PrintedSlot } from './rules/kit.ts'
import {
	inviteRoles,
	kitStatuses,
	portalRoles,
	portalStatuses,
	requestStatuses,
	type RequestSport,
} from './states.ts'

/** A team's look: two palette colors, null while unknown, and what its garments print as its name. */
const look = () => ({
	primaryColor: t.text('primary_color').$type<TeamColorId>(),
	secondaryColor: t.text('secondary_color').$type<TeamColorId>(),
	printedName: t.text('printed_name').notNull().default(''),
})

const instant = (name: string) => t.timestamp(name, { withTimezone: true })

/** A school, club or league: it pays, holds the tax exemption, and numbers its purchase orders. */
export const organizations = t.pgTable('organizations', {
	id: t.uuid('id').primaryKey(),
	name: t.text('name').notNull(),
	/** Number of the sales tax exemption certificate. */
	taxCertificate: t.text('tax_certificate'),
	/** Last day on which the certificate is valid. */
	taxExemptUntil: t.date('tax_exempt_until'),
	createdAt: instant('created_at').notNull(),
})

/** School administrators: they see every portal of their organization and no other. */
export const organizationPeople = t.pgTable(
	'organization_people',
	{
		organizationId: t
			.uuid('organization_id')
			.notNull()
			.references(() => organizations.id, { onDelete: 'cascade' }),
		userId: t
			.uuid('user_id')
			.notNull()
			.references(() => profiles.id, { onDelete: 'cascade' }),
		createdAt: instant('created_at').notNull(),
	},
	(table) => [
		t.primaryKey({ columns: [table.organizationId, table.userId] }),
		t.index('organization_people_user_idx').on(table.userId),
	],
)

const simplified = simplifying('-./&()_,')

type Named = Record<'name' | 'school' | 'season' | 'sport', SQLWrapper>

/**
 * The words by which a team is found, each after a space: the trigram index is of this expression. `tokensOf` of the
 * search reads a query in the same way.
 */
export const wordsOfTeam = ({ school, name, season, sport }: Named) =>
	sql`translate(lower(' ' || ${school} || ' ' || ${name} || ' ' || ${season} || ' ' || ${sport}), ${simplified})`

type Requested = Record<'organizationName' | 'printedName' | 'sport', SQLWrapper>

/** The same for a request; few are open at a time, so no index is needed. */
export const wordsOfRequest = ({ organizationName, printedName, sport }: Requested) =>
	sql`translate(lower(' ' || ${organizationName} || ' ' || ${printedName} || ' ' || ${sport}), ${simplified})`

/** A team in one season; the next season is another team of the same organization. */
export const teams = t.pgTable(
	'teams',
	{
		id: t.uuid('id').primaryKey(),
		organizationId: t
			.uuid('organization_id')
			.notNull()
			.references(() => organizations.id),
		name: t.text('name').notNull(),
		school: t.text('school').notNull(),
		sport: t.text('sport').$type<RequestSport>().notNull(),
		season: t.text('season').notNull(),
		...look(),
		/** Increases with every change of the roster, so that concurrent saves are detected. */
		rosterRevision: t.integer('roster_revision').notNull().default(0),
		createdAt: instant('created_at').notNull(),
	},
	(table) => [
		t.index('teams_organization_idx').on(table.organizationId, table.sport),
		t.index('teams_words_idx').using('gin', sql`(${wordsOfTeam(table)}) gin_trgm_ops`),
	],
)

export const teamPortals = t.pgTable(
	'team_portals',
	{
		/** Readable and short, as in addresses: `lakewood-rams-7f3a`. */
		id: t.text('id').primaryKey(),
		teamId: t
			.uuid('team_id')
			.notNull()
			.unique()
			.references(() => teams.id),
		status: t.text('status', { enum: portalStatuses }).notNull(),
		/** Spec: fundraising_margin_pct, in basis points. */
		fundraisingMarginBp: t.integer('fundraising_margin_bp').notNull().default(0),
		/** 0 for no goal. */
		fundraisingGoalCents: t.integer('fundraising_goal_cents').notNull().default(0),
		/** IANA name: deadlines end with the day in this zone. */
		timeZone: t.text('time_zone').notNull(),
		/** Where everything for the team is delivered, for its coach to hand out; null while unknown. */
		deliveryAddress: t.jsonb('delivery_address').$type<Address>(),
		/** Who entered the delivery address, which may contain their name. */
		deliverySetBy: t.uuid('delivery_set_by').references(() => profiles.id, { onDelete: 'set null' }),
		/** Increases with every change of catalog and settings. */
		revision: t.integer('revision').notNull().default(0),
		createdAt: instant('created_at').notNull(),
		updatedAt: instant('updated_at').notNull(),
	},
	(table) => [
		t.index('team_portals_delivery_idx').on(table.deliverySetBy),
		/** Lists of all, latest first. */
		t.index('team_portals_latest_idx').on(table.createdAt.desc().nullsFirst(), table.id),
		t.check('team_portals_margin', sql`${table.fundraisingMarginBp} between 0 and 10000`),
		t.check('team_portals_goal', sql`${table.fundraisingGoalCents} >= 0`),
	],
)

/** Spec: team_portals.catalog. */
export const portalItems = t.pgTable(
	'portal_items',
	{
		id: t.uuid('id').primaryKey(),
		portalId: t
			.text('portal_id')
			.notNull()
			.references(() => teamPortals.id, { onDelete: 'cascade' }),
		productId: t
			.uuid('product_id')
			.notNull()
			.references(() => products.id),
		/** What a kit calls it that has the product more than once: 'Away jersey'. Empty otherwise. */
		piece: t.text('piece').notNull().default(''),
		/** The team's design; null for the plain product. */
		designId: t.uuid('design_id').references(() => designs.id, { onDelete: 'set null' }),
		designVersion: t.integer('design_version'),
		/** Ids of the product's colorways that people can choose of a plain product; null for all. */
		colorways: t.text('colorways').array(),
		/** Sizes that people can choose; null for all. */
		sizes: t.text('sizes').array(),
		/** What the design prints of a player and this entry leaves out. */
		omits: t.text('omits').array().$type<PrintedSlot[]>().notNull().default([]),
		required: t.boolean('required').notNull().default(false),
		/** Last day on which it can be ordered, in the portal's time zone; null for no deadline. */
		deadlineOn: t.date('deadline_on'),
		/** Position in the catalog, from 0. */
		position: t.integer('position').notNull(),
	},
	(table) => [
		t.index('portal_items_portal_idx').on(table.portalId, table.position),
		t.index('portal_items_product_idx').on(table.productId),
		t.index('portal_items_design_idx').on(table.designId),
	],
)

/** The portal's public store for the school's own website; no row before it is switched on for the first time. */
export const portalStores = t.pgTable('portal_stores', {
	portalId: t
		.text('portal_id')
		.primaryKey()
		.references(() => teamPortals.id, { onDelete: 'cascade' }),
	/** In its addresses; random, so that the store is found by those who got its link or visit the website. */
	key: t.text('key').notNull().unique(),
	isOn: t.boolean('is_on').notNull(),
	/** Origins of the websites whose pages may draw it, such as `https://www.lakewood.example`; empty for any. */
	sites: t.text('sites').array().notNull().default([]),
	updatedAt: instant('updated_at').notNull(),
})

/** The catalog as a coach wants it, until the shop publishes it or sends it back; no row without changes. */
export const kitProposals = t.pgTable('kit_proposals', {
	portalId: t
		.text('portal_id')
		.primaryKey()
		.references(() => teamPortals.id, { onDelete: 'cascade' }),
	status: t.text('status', { enum: kitStatuses }).notNull(),
	/** In their order; those of the catalog with its ids. */
	items: t.jsonb('items').$type<KitItem[]>().notNull(),
	/** Ids of the catalog when the proposal began: an entry that is here and not in `items` is taken out. */
	baseItemIds: t.jsonb('base_item_ids').$type<string[]>().notNull(),
	/** The coach's words for the shop. */
	note: t.text('note').notNull().default(''),
	/** The shop's words when it was sent back. */
	reply: t.text('reply').notNull().default(''),
	/** Increases with every change. */
	revision: t.integer('revision').notNull(),
	submittedBy: t.uuid('submitted_by').references(() => profiles.id, { onDelete: 'set null' }),
	submittedAt: instant('submitted_at'),
	updatedAt: instant('updated_at').notNull(),
})

/** The product's model as a portal names this entry: "Game Jersey · Away jersey". */
export const itemModel = sql<string>`concat_ws(' · ', ${products.model}, nullif(${portalItems.piece}, ''))`

/** Coaches and players of a portal. A player has one portal; a coach can have several. */
export const portalPeople = t.pgTable(
	'portal_people',
	{
		portalId: t
			.text('portal_id')
			.notNull()
			.references(() => teamPortals.id, { onDelete: 'cascade' }),
		userId: t
			.uuid('user_id')
			.notNull()
			.references(() => profiles.id, { onDelete: 'cascade' }),
		role: t.text('role', { enum: portalRoles }).notNull(),
		createdAt: instant('created_at').notNull(),
	},
	(table) => [
		t.primaryKey({ columns: [table.portalId, table.userId] }),
		t.index('portal_people_user_idx').on(table.userId),
		/** Players and coaches are counted in it alone. */
		t.index('portal_people_role_idx').on(table.portalId, table.role),
		t
			.uniqueIndex('portal_people_one_as_player')
			.on(table.userId)
			.where(sql`role = 'player'`),
	],
)

/** A link that lets its holder join in a role, limited in uses and time. */
export const portalInvites = t.pgTable(
	'portal_invites',
	{
		id: t.uuid('id').primaryKey(),
		portalId: t
			.text('portal_id')
			.notNull()
			.references(() => teamPortals.id, { onDelete: 'cascade' }),
		role: t.text('role', { enum: inviteRoles }).notNull(),
		/** Recipient's address, the only one that can use it. Null for a shared link. */
		email: t.text('email'),
		/** SHA-256 of the link's secret. */
		tokenHash: t.text('token_hash').notNull().unique(),
		usesLeft: t.integer('uses_left').notNull(),
		createdBy: t.uuid('created_by'),
		createdAt: instant('created_at').notNull(),
		expiresAt: instant('expires_at').notNull(),
		revokedAt: instant('revoked_at'),
	},
	(table) => [
		t.index('portal_invites_portal_idx').on(table.portalId, table.createdAt),
		t.check('portal_invites_uses', sql`${table.usesLeft} >= 0`),
	],
)

/** Spec §3: team_portal_requests. */
export const teamPortalRequests = t.pgTable(
	'team_portal_requests',
	{
		id: t.uuid('id').primaryKey(),
		/** Null for a visitor. */
		userId: t.uuid('user_id').references(() => profiles.id, { onDelete: 'set null' }),
		organizationName: t.text('organization_name').notNull(),
		contactName: t.text('contact_name').notNull(),
		contactEmail: t.text('contact_email').notNull(),
		contactPhone: t.text('contact_phone').notNull().default(''),
		sport: t.text('sport').$type<RequestSport>().notNull(),
		estimatedTeamSize: t.integer('estimated_team_size'),
		message: t.text('message').notNull().default(''),
		...look(),
		/** The team's logo; null without one, or when its account was deleted. */
		logoId: t.uuid('logo_id').references(() => assets.id, { onDelete: 'set null' }),
		status: t.text('status', { enum: requestStatuses }).notNull().default('open'),
		/** Shown to the requester when declined. */
		reason: t.text('reason').notNull().default(''),
		portalId: t.text('portal_id').references(() => teamPortals.id),
		decidedBy: t.uuid('decided_by'),
		decidedAt: instant('decided_at'),
		createdAt: instant('created_at').notNull(),
	},
	(table) => [
		t.index('team_portal_requests_status_idx').on(table.status, table.createdAt),
		t.index('team_portal_requests_user_idx').on(table.userId),
		t.index('team_portal_requests_logo_idx').on(table.logoId),
		t.index('team_portal_requests_portal_idx').on(table.portalId),
	],
)
