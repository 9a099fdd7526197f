// Which entry of the modules' `policies.ts` decides an operation for objects of another school, or of the shop.
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Policy } from '#policies/policy.ts'

/** By operation: `<policy>.<action>`. Operations that membership of a school decides as well stand here too. */
export const policyOf: Readonly<Record<string, string>> = {
	...every(
		'portalPolicy.manageAny',
		'portalFor managedPortal rosterOf saveRoster peopleOf inviteByMail dashboard',
	),
	...every(
		'portalPolicy.manageAny',
		'listPortals findOrganizations portalForStaff catalogOf savePortal addItem',
	),
	...every(
		'portalPolicy.manageAny',
		'saveItem removeItem moveItem acceptRequest listRequests declineRequest',
	),
	...every('fundraisingPolicy.payOut', 'payOut reversePayout'),
	...every('approvalPolicy.read', 'approvalsPage'),
	...every('approvalPolicy.decideAny', 'approvalPage approve approveMany requestChanges amendApproved'),
	...every(
		'orderPolicy.manage',
		'orderView cancelOrder orderForStaff advanceOrder cancelAsStaff refundToConfirm refundAsStaff',
	),
	...every('orderPolicy.manage', 'receivePayment takeBackReceived'),
	...every(
		'productionPolicy.work',
		'boardView batchExport jobView moveJob moveWholeOrder workOrderOf scanIntoBag',
	),
	...every('shippingPolicy.ship', 'shipOrder markDelivered'),
	...every(
		'backOfficePolicy.open',
		'browseOrders overview closeTask browsePeople findPeople personForStaff personRecord',
	),
	...every('backOfficePolicy.seeStatus', 'shopStatus'),
	...every('peoplePolicy.note', 'writePersonNote deletePersonNote'),
	...every(
		'peoplePolicy.import',
		'checkCustomers customerImportsForStaff customerImportForStaff exportCustomerProblems importCustomers undoCustomers',
	),
	...every('peoplePolicy.export', 'exportForStaff'),
	...every('peoplePolicy.erase', 'requestDeletionOf withdrawDeletionOf'),
	...every('backOfficePolicy.administer', 'logPage sendSetupMail testPayments'),
	...every(
		'backOfficePolicy.administer',
		'setupGuide beginGuide leaveGuideStep saveGuideStep endGuide startCatalog installStartCatalog',
	),
	...every('reportPolicy.read', 'openReports reportPage reportFile'),
	...every('mailPolicy.manage', 'mailAndJobs sendMailAgain tryJobAgain'),
	...every('shopSettingsPolicy.see', 'settingsHistory latestChanges postsForStaff postForStaff'),
	...every('shopSettingsPolicy.change', 'changeSettings makePost changePost changePostStatus deletePost'),
	...every(
		'translationsPolicy.write',
		'translationsForAdmin saveTranslationsTyped exportTranslations checkTranslations',
	),
	...every('promotionPolicy.see', 'promotionList promotionPage promotionTyped'),
	...every('promotionPolicy.run', 'savePromotion switchPromotion'),
	...every('backOfficePolicy.open', 'mailForOwner'),
	...every('backOfficePolicy.administer', 'sendTestMail'),
	...every('supportPolicy.delete', 'deleteMessage'),
	...every('supportPolicy.read', 'supportInbox markAnswered messageThread answerMessage noteOnMessage'),
	...every(
		'catalogPolicy.read',
		'productsForStaff piecesToSuggest productForStaff lookPage previewPage historyOf exportStock exportProducts exportWithPhotos productViewsOf saveProductView removeProductView',
	),
	...every(
		'catalogPolicy.read',
		'collectionsForStaff collectionChoices collectionForStaff ruleChoices previewRule featuredForStaff',
	),
	...every(
		'catalogPolicy.edit',
		'makeCollection changeCollection changeCollectionStatus deleteCollection changePlace changeHome changeFeatured',
	),
	...every(
		'webhookPolicy.manage',
		'webhooksForAdmin webhookForAdmin addWebhook changeWebhook rotateSecret pauseWebhook resumeWebhook sendTestEvent sendAgain deleteWebhook',
	),
	...every('apiKeyPolicy.manage', 'keysForAdmin makeKey revokeKey'),
	...every('catalogPolicy.read', 'movementsForStaff lowStockForStaff lowStockForFile'),
	...every(
		'purchasingPolicy.read',
		'needsForStaff supplierOrdersForStaff supplierOrderForStaff supplierOrderPdf supplierOrderCsv',
	),
	...every('backOfficePolicy.open', 'customersForQuote setupChecklist tryOrder'),
	...every('quotePolicy.manage', 'createQuote saveQuote sendQuote renewLink withdrawQuote orderNow'),
	...every('quotePolicy.manage', 'quotesForStaff quoteForStaff quotePdf'),
	...every('purchasingPolicy.buy', 'buyBlanks receiveBlanks endPurchase'),
	...every(
		'catalogPolicy.edit',
		'checkProducts exportProblems importProducts undoImport importForStaff importsForStaff checkFile applyPlan changeProduct changeColorsAndSizes makeProduct makeKit changeKitPieces garmentKept giveGarment changeStatus changeStock receiveDelivery adjustUnits',
	),
	...every(
		'catalogPolicy.edit',
		'editable keepBulkEdit checkUpload importUpload undoUpload addPhoto savePhoto movePhoto removePhoto chooseMainPicture makeCopy chooseLook changeSearchTexts changeSizeChart',
	),
}

function every(entry: string, operations: string): Record<string, string> {
	return Object.fromEntries(operations.split(' ').map((name) => [name, entry]))
}

/** All policies of all modules by their names; without `rolePolicy`, which the tests of roles cover. */
export async function policies(): Promise<Map<string, Policy<string>>> {
	const found = new Map<string, Policy<string>>()
	for (const file of globSync('src/*/policies.ts')) {
		const exports = (await import(pathToFileURL(join(process.cwd(), file)).href)) as Record<string, unknown>
		for (const [name, value] of Object.entries(exports))
			// Cast: what a `policies.ts` exports under such a name has this shape; its module's compiler says so.
			if (name.endsWith('Policy') && name !== 'rolePolicy') found.set(name, value as Policy<string>)
	}
	return found
}
