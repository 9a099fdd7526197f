// The owner's words of mails: read in the transaction that sends, so that a change holds for the next mail everywhere.
import type { WordsById } from '#mail/rules/own-words.ts'
import { mailsSection } from '../rules/mails-section.ts'
import { settingsNow, type Reading } from './sections.server.ts'

/** One statement. */
export const mailWordsNow = async (context: Reading): Promise<WordsById> =>
	(await settingsNow(context, mailsSection)).texts
