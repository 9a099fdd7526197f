// A person's quotes for the export of their data. The reasons of prices are the staff's.
import type { ServiceContext } from '#database/context.server.ts'
import { quotesOfCustomer } from '../store/quotes.server.ts'

const most = 500

export const quotesForExport = ({ db }: Pick<ServiceContext, 'db'>, userId: string) =>
	quotesOfCustomer(db, userId, most)
