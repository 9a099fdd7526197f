// Operations on quotes, collections, posts and invitations of staff, one line each.
import { shopStatus } from '#back-office/service/status.server.ts'
import { randomUUID } from 'node:crypto'
import * as collectionChanges from '#back-office/service/collections.server.ts'
import * as staffInvites from '#accounts/service/staff-invites.server.ts'
import { featuredForStaff } from '#catalog/service/featured.server.ts'
import * as collections from '#catalog/service/manage-collections.server.ts'
import * as postChanges from '#back-office/service/posts.server.ts'
import { postForStaff, postsForStaff } from '#shop-settings/service/manage-posts.server.ts'
import { postInput } from '../factories/posts.ts'
import { collectionInput, collectionRule } from '../factories/collections.ts'
import { customersForQuote } from '#back-office/service/quotes.server.ts'
import * as quoteEdit from '#quotes/service/edit.server.ts'
import { quotePdf } from '#quotes/service/paper.server.ts'
import * as quoteSend from '#quotes/service/send.server.ts'
import * as quoteViews from '#quotes/service/views.server.ts'
import { quoteInput } from '../factories/quotes.ts'
import { isoDate } from '#kit/time.ts'
import { quietStatus } from '../factories/status.ts'
import type { Operation } from './operation.ts'

/** Nothing is mailed, as these operations name people who do not exist. */
const noMail = { sendMail: () => Promise.resolve(), sender: { publicUrl: 'http://shop.test' } }
const seenQuote = () => ({ quoteId: randomUUID(), seenVersion: 1 })

export const ownerOperations: readonly Operation[] = [
	{ name: 'shopStatus', run: (by) => shopStatus(by, quietStatus) },
	{
		name: 'customersForQuote',
		run: (by) => customersForQuote(by, { text: 'Lake', personId: null }),
	},
	{
		name: 'createQuote',
		run: (by) => quoteEdit.createQuote(by, { key: randomUUID(), name: 'A', email: 'a@example.test' }),
	},
	{
		name: 'saveQuote',
		run: (by, _, { selling }) =>
			quoteEdit.saveQuote(by, selling.dependencies, {
				...seenQuote(),
				input: quoteInput(by, randomUUID()),
			}),
	},
	{ name: 'sendQuote', run: (by, _, { selling }) => quoteSend.sendQuote(by, selling.orders, seenQuote()) },
	{ name: 'renewLink', run: (by, _, { selling }) => quoteSend.renewLink(by, selling.orders, seenQuote()) },
	{ name: 'withdrawQuote', run: (by) => quoteSend.withdrawQuote(by, seenQuote()) },
	{
		name: 'orderNow',
		run: (by, _, { selling }) =>
			quoteSend.orderNow(by, selling.orders, { ...seenQuote(), paymentMode: 'card', poNumber: '' }),
	},
	{
		name: 'quotesForStaff',
		run: (by) => quoteViews.quotesForStaff(by, { standing: null, text: '', page: 1 }),
	},
	{
		name: 'quoteForStaff',
		run: (by, _, { selling }) =>
			quoteViews.quoteForStaff(by, selling.dependencies, { quoteId: randomUUID(), find: '' }),
	},
	{ name: 'quotePdf', run: (by) => quotePdf(by, randomUUID()) },
	{ name: 'openStaffInvites', run: (by) => staffInvites.openStaffInvites(by) },
	{
		name: 'inviteStaff',
		run: async (by) =>
			staffInvites.inviteStaff(by, noMail, {
				email: `${randomUUID()}@example.com`,
				role: 'csr',
				today: isoDate(by.now),
			}),
	},
	{
		name: 'resendStaffInvite',
		run: async (by) =>
			staffInvites.resendStaffInvite(by, noMail, { id: randomUUID(), today: isoDate(by.now) }),
	},
	{ name: 'withdrawStaffInvite', run: async (by) => staffInvites.withdrawStaffInvite(by, randomUUID()) },
	{ name: 'collectionChoices', run: (by) => collections.collectionChoices(by) },
	{ name: 'collectionsForStaff', run: (by) => collections.collectionsForStaff(by, { page: 1 }) },
	{ name: 'collectionForStaff', run: (by) => collections.collectionForStaff(by, randomUUID()) },
	{ name: 'ruleChoices', run: (by) => collections.ruleChoices(by) },
	{ name: 'previewRule', run: (by) => collections.previewRule(by, collectionRule()) },
	{
		name: 'makeCollection',
		run: (by) => collectionChanges.makeCollection(by, collectionInput({ slug: randomUUID() })),
	},
	{
		name: 'changeCollection',
		run: (by) =>
			collectionChanges.changeCollection(by, { id: randomUUID(), seenAt: 0, input: collectionInput() }),
	},
	{
		name: 'changeCollectionStatus',
		run: (by) => collectionChanges.changeCollectionStatus(by, { id: randomUUID(), status: 'active' }),
	},
	{ name: 'postsForStaff', run: (by) => postsForStaff(by, { page: 1 }) },
	{ name: 'postForStaff', run: (by) => postForStaff(by, randomUUID()) },
	{ name: 'makePost', run: (by) => postChanges.makePost(by, postInput({ slug: randomUUID() })) },
	{
		name: 'changePost',
		run: (by) => postChanges.changePost(by, { id: randomUUID(), seenAt: 0, input: postInput() }),
	},
	{
		name: 'changePostStatus',
		run: (by) => postChanges.changePostStatus(by, { id: randomUUID(), status: 'published' }),
	},
	{ name: 'deletePost', run: (by) => postChanges.deletePost(by, randomUUID()) },
	{ name: 'deleteCollection', run: (by) => collectionChanges.deleteCollection(by, randomUUID()) },
	{
		name: 'changePlace',
		run: (by) =>
			collectionChanges.changePlace(by, { id: randomUUID(), productId: randomUUID(), step: 'add' }),
	},
	{ name: 'changeHome', run: (by) => collectionChanges.changeHome(by, { id: randomUUID(), step: 'add' }) },
	{ name: 'featuredForStaff', run: (by) => featuredForStaff(by, 'hockey') },
	{
		name: 'changeFeatured',
		run: (by) => collectionChanges.changeFeatured(by, { productId: randomUUID(), step: 'add' }),
	},
]
