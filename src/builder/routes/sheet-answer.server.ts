// The answer with the page for families.
import type { RouterContextProvider } from 'react-router'
import type { ServiceContext } from '#database/context.server.ts'
import { proofsContext } from '#designs/dependencies.server.ts'
import { orNotFound } from '#http/answers.server.ts'
import { serviceContext, shopContext, siteContext } from '#http/context.server.ts'
import { pdfAnswer } from '#http/files.server.ts'
import type { FamilySheetFile, SheetParts } from '../service/family-sheet.server.ts'

export async function sheetAnswer(
	context: Readonly<RouterContextProvider>,
	make: (services: ServiceContext, parts: SheetParts) => Promise<FamilySheetFile>,
): Promise<Response> {
	const dependencies = context.get(proofsContext)
	const { publicUrl } = context.get(siteContext)
	const parts = { dependencies, pool: dependencies.pool, shop: context.get(shopContext), publicUrl }
	const { bytes, name } = await orNotFound(() => make(context.get(serviceContext), parts))
	return pdfAnswer(bytes, name)
}
