// Operations on settings, setting up and promotions, one line each.
import { randomUUID } from 'node:crypto'
import * as mailWords from '#back-office/service/mail-words.server.ts'
import { promotionList, promotionPage, promotionTyped } from '#back-office/service/promotions.server.ts'
import { changeSettings } from '#back-office/service/settings.server.ts'
import * as guide from '#back-office/service/guide.server.ts'
import { installStartCatalog, startCatalog } from '#back-office/service/start-catalog.server.ts'
import {
	checkTranslations,
	exportTranslations,
	saveTranslationsTyped,
	translationsForAdmin,
} from '#back-office/service/translations.server.ts'
import { sendSetupMail, setupChecklist, testPayments, tryOrder } from '#back-office/service/setup.server.ts'
import { specShop } from '#kit/shop.ts'
import { specPrices } from '#pricing/rules/price-list.ts'
import { savePromotion, switchPromotion } from '#promotions/service/manage.server.ts'
import { priceSection } from '#shop-settings/rules/price-lines.ts'
import { shopSection } from '#shop-settings/rules/shop-section.ts'
import { latestChanges, settingsHistory } from '#shop-settings/service/sections.server.ts'
import { testedProvider } from '../factories/tested-provider.ts'
import { promotionInput } from '../factories/promotions.ts'
import type { Operation } from './operation.ts'

const noMail = { sendMail: () => Promise.resolve(), sender: { publicUrl: 'http://shop.test' } }
const noJobs = { send: () => Promise.resolve() }
const orderPaid = mailWords.chosenMail('order.paid', null)

export const settingsOperations: readonly Operation[] = [
	{ name: 'settingsHistory', run: (by) => settingsHistory(by, priceSection) },
	{
		name: 'setupChecklist',
		run: (by) => setupChecklist(by, { hasMailServer: false, hasPaymentKeys: false, taxServiceId: null }),
	},
	{
		name: 'sendSetupMail',
		run: (by) => sendSetupMail(by, noMail, 'staff@example.com'),
	},
	{
		name: 'testPayments',
		run: (by) => testPayments(by, testedProvider(), randomUUID()),
	},
	{
		name: 'tryOrder',
		run: (by, _, { selling }) => tryOrder(by, selling.dependencies, { state: 'OH', zip: '' }),
	},
	{ name: 'setupGuide', run: (by) => guide.setupGuide(by) },
	{ name: 'beginGuide', run: (by) => guide.beginGuide(by) },
	{ name: 'leaveGuideStep', run: (by) => guide.leaveGuideStep(by, 'look') },
	{
		name: 'saveGuideStep',
		run: (by) => guide.saveGuideStep(by, 'shop', { section: shopSection, seen: 0, values: specShop }),
	},
	{ name: 'endGuide', run: (by) => guide.endGuide(by) },
	{ name: 'startCatalog', run: (by) => startCatalog(by) },
	{ name: 'installStartCatalog', run: (by) => installStartCatalog(by, noJobs) },
	{ name: 'latestChanges', run: (by) => latestChanges(by) },
	{
		name: 'changeSettings',
		run: (by) => changeSettings(by, priceSection, { seen: 0, values: specPrices }),
	},
	{ name: 'mailForOwner', run: (by) => mailWords.mailForOwner(by, noMail.sender, orderPaid) },
	{
		name: 'sendTestMail',
		run: async (by) =>
			mailWords.sendTestMail(by, noMail, {
				chosen: orderPaid,
				words: { subject: '', opening: '', closing: '' },
			}),
	},
	{
		name: 'translationsForAdmin',
		run: (by) => translationsForAdmin(by, { show: 'missing', q: '', after: null }),
	},
	{
		name: 'exportTranslations',
		run: (by) => exportTranslations(by, { show: 'missing', q: '', after: null }),
	},
	{ name: 'checkTranslations', run: (by) => checkTranslations(by, 'english,spanish') },
	{ name: 'saveTranslationsTyped', run: (by) => saveTranslationsTyped(by, [], 'file') },
	{ name: 'promotionList', run: (by) => promotionList(by, { state: null, page: 1 }) },
	{ name: 'promotionPage', run: (by) => promotionPage(by, randomUUID()) },
	{ name: 'promotionTyped', run: (by) => promotionTyped(by, { input: promotionInput(), skus: ['NONE'] }) },
	{
		name: 'savePromotion',
		run: (by) => savePromotion(by, { id: randomUUID(), revision: 1, input: promotionInput() }),
	},
	{ name: 'switchPromotion', run: (by) => switchPromotion(by, { id: randomUUID(), isOff: true }) },
]
