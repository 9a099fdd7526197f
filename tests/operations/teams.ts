// Operations on portals, rosters, bulk carts, dashboards and approvals, one line each.
import { copySeason } from '#back-office/service/next-season.server.ts'
import * as amend from '#approvals/service/amend.server.ts'
import { askAdministrator } from '#approvals/service/ask.server.ts'
import * as decide from '#approvals/service/decide.server.ts'
import { editPage, linesToAmend } from '#approvals/service/edit.server.ts'
import { approvalPage, approvalProof, approvalsPage } from '#approvals/service/views.server.ts'
import { comment, orderMissingProofs } from '#approvals/service/thread.server.ts'
import { bulkCheckoutView, portalView, rosterToLoad } from '#bulk-orders/service/views.server.ts'
import * as delivery from '#bulk-orders/service/delivery.server.ts'
import { offerPicture, poDocument } from '#bulk-orders/service/files.server.ts'
import { changeDraft, saveDraft } from '#bulk-orders/service/draft.server.ts'
import * as join from '#bulk-orders/service/join.server.ts'
import * as leave from '#bulk-orders/service/leave.server.ts'
import { remindMissing } from '#bulk-orders/service/participation.server.ts'
import { submitBulk } from '#bulk-orders/service/submit.server.ts'
import { payOut, reversePayout } from '#fundraising/service/payouts.server.ts'
import * as payoutRequests from '#fundraising/service/payout-requests.server.ts'
import { emptyPlayer } from '#rosters/rules/player.ts'
import * as websiteStores from '#portals/service/website-store.server.ts'
import * as fundraiser from '#fundraising/service/fundraiser.server.ts'
import * as statements from '#fundraising/service/statement.server.ts'
import * as participation from '#bulk-orders/service/participation-statement.server.ts'
import { limitMessages, pauseMessages, startMessages } from '#family-messages/service/settings.server.ts'
import { messagesView } from '#family-messages/service/view.server.ts'
import { writeNow } from '#family-messages/service/write.server.ts'
import * as familyLinks from '#rosters/service/links.server.ts'
import { bringBack } from '#rosters/service/leavers.server.ts'
import { rosterOf } from '#rosters/service/roster.server.ts'
import * as seasons from '#rosters/service/last-season.server.ts'
import * as sheets from '#rosters/service/save.server.ts'
import { teamDesignPicture } from '#portals/service/item-picture.server.ts'
import * as kit from '#portals/service/kit.server.ts'
import { publishKit, returnKit } from '#portals/service/kit-decisions.server.ts'
import * as invites from '#portals/service/invites.server.ts'
import { peopleOf, removePerson } from '#portals/service/people.server.ts'
import { managedPortal, portalFor } from '#portals/service/scope.server.ts'
import { dashboard } from '#team-dashboard/service/dashboard.server.ts'
import { randomUUID } from 'node:crypto'
import { Refusal, type RefusalCode } from '#kit/errors.ts'
import { asCents } from '#kit/money.ts'
import { testAddress } from '../factories/orders.ts'
import type { Operation } from './operation.ts'

const noMail = {
	sendMail: () => Promise.resolve(),
	sendMails: () => Promise.resolve(),
	sendTexts: () => Promise.resolve(),
	readIncoming: () => Promise.resolve(null),
	shareSecret: 'secret of tests',
	sender: { publicUrl: 'http://shop.test' },
	supportTo: null,
}
const player = { ...emptyPlayer, name: 'Kim', number: '4', size: 'M', shortsSize: 'M' }

export const portalOperations: readonly Operation[] = [
	{ name: 'portalFor', run: (by, { portalId }) => portalFor(by, portalId) },
	{ name: 'managedPortal', run: (by, { portalId }) => managedPortal(by, portalId) },
	{ name: 'portalView', run: (by, { portalId }) => portalView(by, portalId) },
	{
		name: 'offerPicture',
		run: async (by, { portalId, itemId }, { store }) =>
			offerPicture(by, store, { portalId, itemId, rosterId: null }),
	},
	{ name: 'rosterToLoad', run: (by, { portalId }) => rosterToLoad(by, portalId) },
	{
		name: 'saveDraft',
		run: (by, { portalId }) => saveDraft(by, { portalId, baseRevision: 0, items: [] }),
	},
	{ name: 'changeDraft', run: (by, { portalId }) => changeDraft(by, portalId, (items) => items) },
	{ name: 'remindMissing', run: (by, { portalId }) => remindMissing(by, noMail, portalId) },
	{
		name: 'bulkCheckoutView',
		run: (by, { portalId }, { selling }) =>
			bulkCheckoutView(by, selling.dependencies, { portalId, email: '', isCancelled: false }),
	},
	{
		name: 'submitBulk',
		run: (by, { portalId }, { selling, store }) =>
			submitBulk(
				by,
				{ payments: selling.dependencies, files: store },
				{
					form: {
						portalId,
						revision: 0,
						totalCents: 0,
						shipTo: null,
						paymentMode: 'player_pays',
						poNumber: '',
						approver: null,
						isSplit: false,
					},
					errors: [],
					email: '',
					document: null,
				},
			),
	},
	{ name: 'deliveryView', run: (by, { portalId }) => delivery.deliveryView(by, portalId) },
	{
		name: 'saveDelivery',
		run: (by, { portalId }) => delivery.saveDelivery(by, { portalId, address: testAddress }),
	},
	{ name: 'rosterOf', run: (by, { portalId }) => rosterOf(by, portalId) },
	{
		name: 'saveRoster',
		run: (by, { portalId }) => sheets.saveRoster(by, { portalId, revision: 0, rows: [] }),
	},
	{ name: 'addPlayers', run: (by, { portalId }) => sheets.addPlayers(by, { portalId, players: [player] }) },
	{ name: 'startFromLastSeason', run: (by, { portalId }) => seasons.startFromLastSeason(by, portalId) },
	{
		name: 'bringLeaving',
		run: (by, { portalId }) => seasons.bringLeaving(by, { portalId, rowIds: [randomUUID()] }),
	},
	{
		name: 'makeFamilyLinks',
		run: (by, { portalId, rosterId }) => familyLinks.makeFamilyLinks(by, { portalId, rowIds: [rosterId] }),
	},
	{
		name: 'revokeFamilyLinks',
		run: (by, { portalId, rosterId }) => familyLinks.revokeFamilyLinks(by, { portalId, rowIds: [rosterId] }),
	},
	{
		name: 'linkAccount',
		run: (by, { portalId, rosterId }) =>
			familyLinks.linkAccount(by, { portalId, rowId: rosterId, userId: null }),
	},
	{
		name: 'leavePage',
		run: (by, { portalId, rosterId }) => leave.leavePage(by, { portalId, rosterId }),
	},
	{
		name: 'leaveTeam',
		run: (by, { portalId, rosterId }, { selling, approvals }) =>
			leave.leaveTeam(by, { payments: selling.dependencies, approvals }, { portalId, rosterId, key: 'any' }),
	},
	{
		name: 'joinPage',
		run: (by, { portalId, rosterId }) => join.joinPage(by, { portalId, rosterId }),
	},
	{
		name: 'joinLate',
		run: (by, { portalId, rosterId }, { selling, approvals }) =>
			join.joinLate(
				by,
				{ payments: selling.dependencies, approvals },
				{ portalId, rosterId, sent: { fields: {}, email: '' } },
			),
	},
	{
		name: 'bringBack',
		run: (by, { portalId, rosterId }) => bringBack(by, { portalId, rowId: rosterId }),
	},
	{
		name: 'messagesView',
		run: (by, { portalId }) => messagesView(by, { portalId, state: null, page: 1 }),
	},
	{ name: 'startMessages', run: (by, { portalId }) => startMessages(by, noMail, portalId) },
	{ name: 'pauseMessages', run: (by, { portalId }) => pauseMessages(by, portalId) },
	{ name: 'limitMessages', run: (by, { portalId }) => limitMessages(by, { portalId, typed: '6' }) },
	{ name: 'writeNow', run: (by, { portalId }) => writeNow(by, noMail, { portalId, about: 'ready' }) },
	{ name: 'kitView', run: (by, { portalId }) => kit.kitView(by, portalId) },
	{ name: 'productsForKit', run: (by, { portalId }) => kit.productsForKit(by, portalId, 'hoodie') },
	{
		name: 'changeKit',
		run: (by, { portalId }) =>
			kit.changeKit(by, noMail, { portalId, seen: 0, typed: [], note: '', step: { kind: 'save' } }),
	},
	{ name: 'takeBackKit', run: (by, { portalId }) => kit.takeBackKit(by, { portalId, seen: 0 }) },
	{ name: 'discardKit', run: (by, { portalId }) => kit.discardKit(by, { portalId, seen: 0 }) },
	{
		name: 'copySeason',
		run: (by, { portalId }) =>
			copySeason(by, noMail, { portalId, season: randomUUID(), deadlineOn: null, closesOld: false }),
	},
	{ name: 'publishKit', run: (by, { portalId }) => publishKit(by, noMail, { portalId, seen: 0 }) },
	{
		name: 'returnKit',
		run: (by, { portalId }) => returnKit(by, noMail, { portalId, seen: 0, reply: 'Other colors' }),
	},
	{
		name: 'teamDesignPicture',
		run: (by, { portalId }, { store }) =>
			teamDesignPicture(by, store, { portalId, design: { id: randomUUID(), version: 1 } }),
	},
	{
		name: 'requestPayout',
		run: (by, { portalId }) =>
			payoutRequests.requestPayout(by, noMail, {
				portalId,
				request: { key: randomUUID(), amount: asCents(1), method: 'check', payee: 'Boosters' },
			}),
	},
	{
		name: 'withdrawPayout',
		run: (by, { portalId }) => payoutRequests.withdrawPayout(by, { portalId, requestId: randomUUID() }),
	},
	{
		name: 'decidePayout',
		run: (by, { portalId }) =>
			payoutRequests.decidePayout(by, noMail, { portalId, requestId: randomUUID(), declined: null }),
	},
	{ name: 'fundraisingStatement', run: (by, { portalId }) => statements.fundraisingStatement(by, portalId) },
	{ name: 'fundraiserSettings', run: (by, { portalId }) => fundraiser.fundraiserSettings(by, portalId) },
	{
		name: 'saveFundraiser',
		run: (by, { portalId }) =>
			fundraiser.saveFundraiser(by, {
				portalId,
				form: { isOn: true, goal: asCents(100), story: '', endsOn: null },
			}),
	},
	{
		name: 'websiteStoreSettings',
		run: (by, { portalId }) => websiteStores.websiteStoreSettings(by, portalId),
	},
	{
		name: 'saveWebsiteStore',
		run: (by, { portalId }) =>
			websiteStores.saveWebsiteStore(by, { portalId, form: { isOn: true, sites: [] } }),
	},
	{
		name: 'hideDonor',
		run: (by, { portalId }) =>
			fundraiser.hideDonor(by, { portalId, donationId: randomUUID(), isHidden: true }),
	},
	{
		name: 'fundraisingStatementPdf',
		run: (by, { portalId }) => statements.fundraisingStatementPdf(by, portalId),
	},
	{
		name: 'participationCsv',
		run: (by, { portalId }) => participation.participationCsv(by, portalId, { isNamed: true }),
	},
	{
		name: 'participationPdf',
		run: (by, { portalId }) => participation.participationPdf(by, portalId, { isNamed: true }),
	},
	{ name: 'peopleOf', run: (by, { portalId }) => peopleOf(by, { portalId, page: 1 }) },
	{
		name: 'removePerson',
		run: (by, { portalId, personId }) => removePerson(by, { portalId, userId: personId, role: 'coach' }),
	},
	{
		name: 'inviteByMail',
		run: (by, { portalId }) =>
			invites.inviteByMail(by, noMail, { portalId, role: 'player', emails: ['a@example.test'] }),
	},
	{
		name: 'inviteByLink',
		run: (by, { portalId }) =>
			invites.inviteByLink(by, 'http://shop.test', { portalId, role: 'school_admin', uses: 1 }),
	},
	{
		name: 'revokeInvite',
		run: (by, { portalId }) => invites.revokeInvite(by, { portalId, inviteId: randomUUID() }),
	},
	{
		name: 'dashboard',
		run: (by, { portalId }) => dashboard(by, { portalId, ordersPage: 1, postingsPage: 1 }),
	},
	{
		name: 'payOut',
		run: (by, { portalId }) =>
			payOut(by, noMail, {
				portalId,
				payout: { key: randomUUID(), amount: asCents(1), reference: 'Check 12' },
			}),
	},
	{
		name: 'reversePayout',
		run: (by, { portalId, payoutId }) =>
			reversePayout(by, noMail, { portalId, reversal: { payoutId, reason: 'Came back' } }),
	},
]

/** The code of a refusal that a batch reports as text. */
const refusedAs = (words: string): RefusalCode => (/not found/i.test(words) ? 'not_found' : 'forbidden')

const changes = new Map<number, null>()

export const approvalOperations: readonly Operation[] = [
	{
		name: 'approvalsPage',
		run: async (by, { portalId }) => approvalsPage(by, { state: 'pending', portalId, page: 1 }),
	},
	{ name: 'approvalPage', run: (by, { approvalId: id }) => approvalPage(by, { id, page: 1 }) },
	{
		name: 'approvalProof',
		run: (by, { approvalId: id }, { store }) =>
			approvalProof(by, { store }, { id, designId: randomUUID(), version: 1 }),
	},
	{
		name: 'orderMissingProofs',
		run: (by, { approvalId }, { approvals }) => orderMissingProofs(by, approvals, approvalId),
	},
	{
		name: 'comment',
		run: (by, { approvalId }, { approvals }) => comment(by, approvals, { approvalId, comment: 'Nice.' }),
	},
	{ name: 'approve', run: (by, { approvalId }, { approvals }) => decide.approve(by, approvals, approvalId) },
	{
		name: 'approveMany',
		run: async (by, { approvalId }, { approvals }) => {
			const [outcome] = await decide.approveMany(by, approvals, [approvalId])
			// Each order of a batch has its own answer as text: here it counts like a single refusal.
			if (outcome?.refused) throw new Refusal(refusedAs(outcome.refused), outcome.refused)
			return outcome
		},
	},
	{
		name: 'requestChanges',
		run: (by, { approvalId }, { approvals }) =>
			decide.requestChanges(by, approvals, { approvalId, comment: 'Larger, please.' }),
	},
	{
		name: 'askAdministrator',
		run: (by, { approvalId }, { approvals }) =>
			askAdministrator(by, approvals, { approvalId, approver: { email: 'dana@school.test', name: '' } }),
	},
	{ name: 'editPage', run: (by, { approvalId: id }) => editPage(by, { id, page: 1 }) },
	{ name: 'linesToAmend', run: (by, { approvalId }) => linesToAmend(by, approvalId) },
	{
		name: 'amend',
		run: (by, { approvalId }) => amend.amend(by, { approvalId, changes, poNumber: null, revision: '' }),
	},
	{
		name: 'amendApproved',
		run: (by, { approvalId }, { approvals }) =>
			amend.amendApproved(by, approvals, { approvalId, changes, poNumber: null, revision: '' }),
	},
	{
		name: 'resubmit',
		run: (by, { approvalId }, { approvals }) => amend.resubmit(by, approvals, { approvalId, message: '' }),
	},
	{
		name: 'poDocument',
		run: (by, { orderId }, { store }) => poDocument(by, store, orderId),
	},
]
