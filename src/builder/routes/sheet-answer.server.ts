// The answer with the page for families.
import type { RouterContextProvider } from 'react-router'
import type { ServiceContext } from '#database/context.server.ts'
import { proofsContext } from '#designs/dependencies.server.ts'
import { orNotFound } from '#http/answers.server.ts'
import { serviceContext, shopContext, siteContext } from '#http/context.server.ts'
import { pdfAnswer } from '#http/files.server.ts'
import { languageIn } from '#kit/language.ts'
import type { FamilySheetFile, SheetParts } from '../service/family-sheet.server.ts'

export async function sheetAnswer(
	{ context, url }: { context: Readonly<RouterContextProvider>; url: URL },
	make: (services: ServiceContext, parts: SheetParts) => Promise<FamilySheetFile>,
): Promise<Response> {
	const dependencies = context.get(proofsContext)
	const { publicUrl } = context.get(siteContext)
	const language = languageIn(url.searchParams.get('lang')) ?? 'en'
	const parts = { dependencies, pool: dependencies.pool, shop: context.get(shopContext), publicUrl, language }
	const { bytes, name } = await orNotFound(() => make(context.get(serviceContext), parts))
	return pdfAnswer(bytes, name)
}
