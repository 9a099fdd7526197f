import { Notice } from '#ui/notice.tsx'

type ResultNoticeProps = { query: string; corrected: string | undefined; isRelaxed: boolean }

/** Says that the query was corrected, or that the results match only some of its words. */
export function ResultNotice({ query, corrected, isRelaxed }: ResultNoticeProps) {
	if (!corrected && !isRelaxed) return null
	return (
		<Notice className="mb-4">
			{corrected && (
				<p>
					Showing results for <strong>“{corrected}”</strong>. Nothing here is spelled “{query}”.
				</p>
			)}
			{isRelaxed && <p>No exact match, showing close ones.</p>}
		</Notice>
	)
}
