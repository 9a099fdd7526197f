// Words in SQL as `tokensOf` of the search reads them in a query.
import { sql } from 'drizzle-orm'

/**
 * Letters with an accent and their plain ones. In capitals too: `lower` leaves those alone in a database of the locale C.
 * Apostrophes go.
 */
const accented = 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝŸ'
const plain = 'aaaaaaceeeeiiiinooooouuuuyyaaaaaaceeeeiiiinooooouuuuyy'

/** What `translate` takes besides the text in lower case. @param marks become spaces; no apostrophes */
export const simplifying = (marks: string) =>
	sql.raw(`'${accented}${marks}''’', '${plain}${' '.repeat(marks.length)}'`)
