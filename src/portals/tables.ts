// Schools and clubs, their teams, portals (Spec §3: team_portals, teams), members, invitations and requests.
import { sql } from 'drizzle-orm'
import {
	boolean,
	check,
	date,
	index,
	integer,
	pgTable,
	primaryKey,
	text,
	timestamp,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core'
import { profiles } from '#accounts/tables.ts'
import { products } from '#catalog/tables.ts'
import { designs } from '#designs/tables.ts'
import { inviteRoles, portalRoles, portalStatuses, requestStatuses, type RequestSport } from './states.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** A school, club or league: it pays, holds the tax exemption, and numbers its purchase orders. */
export const organizations = pgTable('organizations', {
	id: uuid('id').primaryKey(),
	name: text('name').notNull(),
	/** Number of the sales tax exemption certificate. */
	taxCertificate: text('tax_certificate'),
	/** Last day on which the certificate is valid. */
	taxExemptUntil: date('tax_exempt_until'),
	createdAt: instant('created_at').notNull(),
})

/** School administrators: they see every portal of their organization and no other. */
export const organizationPeople = pgTable(
	'organization_people',
	{
		organizationId: uuid('organization_id')
			.notNull()
			.references(() => organizations.id, { onDelete: 'cascade' }),
		userId: uuid('user_id')
			.notNull()
			.references(() => profiles.id, { onDelete: 'cascade' }),
		createdAt: instant('created_at').notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.organizationId, table.userId] }),
		index('organization_people_user_idx').on(table.userId),
	],
)

/** A team in one season; the next season is another team of the same organization. */
export const teams = pgTable(
	'teams',
	{
		id: uuid('id').primaryKey(),
		organizationId: uuid('organization_id')
			.notNull()
			.references(() => organizations.id),
		name: text('name').notNull(),
		school: text('school').notNull(),
		sport: text('sport').$type<RequestSport>().notNull(),
		season: text('season').notNull(),
		/** Increases with every change of the roster, so that concurrent saves are detected. */
		rosterRevision: integer('roster_revision').notNull().default(0),
		createdAt: instant('created_at').notNull(),
	},
	(table) => [index('teams_organization_idx').on(table.organizationId, table.sport)],
)

export const teamPortals = pgTable(
	'team_portals',
	{
		/** Readable and short, as in addresses: `lakewood-rams-7f3a`. */
		id: text('id').primaryKey(),
		teamId: uuid('team_id')
			.notNull()
			.unique()
			.references(() => teams.id),
		status: text('status', { enum: portalStatuses }).notNull(),
		/** Spec: fundraising_margin_pct, in basis points. */
		fundraisingMarginBp: integer('fundraising_margin_bp').notNull().default(0),
		/** 0 for no goal. */
		fundraisingGoalCents: integer('fundraising_goal_cents').notNull().default(0),
		/** IANA name: deadlines end with the day in this zone. */
		timeZone: text('time_zone').notNull(),
		/** Increases with every change of catalog and settings. */
		revision: integer('revision').notNull().default(0),
		createdAt: instant('created_at').notNull(),
		updatedAt: instant('updated_at').notNull(),
	},
	(table) => [
		check('team_portals_margin', sql`${table.fundraisingMarginBp} between 0 and 10000`),
		check('team_portals_goal', sql`${table.fundraisingGoalCents} >= 0`),
	],
)

/** Spec: team_portals.catalog. */
export const portalItems = pgTable(
	'portal_items',
	{
		id: uuid('id').primaryKey(),
		portalId: text('portal_id')
			.notNull()
			.references(() => teamPortals.id, { onDelete: 'cascade' }),
		productId: uuid('product_id')
			.notNull()
			.references(() => products.id),
		/** The team's design; null for the plain product. */
		designId: uuid('design_id').references(() => designs.id, { onDelete: 'set null' }),
		designVersion: integer('design_version'),
		required: boolean('required').notNull().default(false),
		/** Last day on which it can be ordered, in the portal's time zone; null for no deadline. */
		deadlineOn: date('deadline_on'),
		/** Position in the catalog, from 0. */
		position: integer('position').notNull(),
	},
	(table) => [
		index('portal_items_portal_idx').on(table.portalId, table.position),
		index('portal_items_product_idx').on(table.productId),
		index('portal_items_design_idx').on(table.designId),
	],
)

/** Coaches and players of a portal. A player has one portal; a coach can have several. */
export const portalPeople = pgTable(
	'portal_people',
	{
		portalId: text('portal_id')
			.notNull()
			.references(() => teamPortals.id, { onDelete: 'cascade' }),
		userId: uuid('user_id')
			.notNull()
			.references(() => profiles.id, { onDelete: 'cascade' }),
		role: text('role', { enum: portalRoles }).notNull(),
		createdAt: instant('created_at').notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.portalId, table.userId] }),
		index('portal_people_user_idx').on(table.userId),
		uniqueIndex('portal_people_one_as_player')
			.on(table.userId)
			.where(sql`role = 'player'`),
	],
)

/** A link that lets its holder join in a role, limited in uses and time. */
export const portalInvites = pgTable(
	'portal_invites',
	{
		id: uuid('id').primaryKey(),
		portalId: text('portal_id')
			.notNull()
			.references(() => teamPortals.id, { onDelete: 'cascade' }),
		role: text('role', { enum: inviteRoles }).notNull(),
		/** Recipient's address, the only one that can use it. Null for a shared link. */
		email: text('email'),
		/** SHA-256 of the link's secret. */
		tokenHash: text('token_hash').notNull().unique(),
		usesLeft: integer('uses_left').notNull(),
		createdBy: uuid('created_by'),
		createdAt: instant('created_at').notNull(),
		expiresAt: instant('expires_at').notNull(),
		revokedAt: instant('revoked_at'),
	},
	(table) => [
		index('portal_invites_portal_idx').on(table.portalId, table.createdAt),
		check('portal_invites_uses', sql`${table.usesLeft} >= 0`),
	],
)

/** Spec §3: team_portal_requests. */
export const teamPortalRequests = pgTable(
	'team_portal_requests',
	{
		id: uuid('id').primaryKey(),
		/** Null for a visitor. */
		userId: uuid('user_id').references(() => profiles.id, { onDelete: 'set null' }),
		organizationName: text('organization_name').notNull(),
		contactName: text('contact_name').notNull(),
		contactEmail: text('contact_email').notNull(),
		contactPhone: text('contact_phone').notNull().default(''),
		sport: text('sport').$type<RequestSport>().notNull(),
		estimatedTeamSize: integer('estimated_team_size'),
		message: text('message').notNull().default(''),
		status: text('status', { enum: requestStatuses }).notNull().default('open'),
		/** Shown to the requester when declined. */
		reason: text('reason').notNull().default(''),
		portalId: text('portal_id').references(() => teamPortals.id),
		decidedBy: uuid('decided_by'),
		decidedAt: instant('decided_at'),
		createdAt: instant('created_at').notNull(),
	},
	(table) => [
		index('team_portal_requests_status_idx').on(table.status, table.createdAt),
		index('team_portal_requests_user_idx').on(table.userId),
		index('team_portal_requests_portal_idx').on(table.portalId),
	],
)
