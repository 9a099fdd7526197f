import { Notice } from '#ui/notice.tsx'

type ResultNoticeProps = { query: string; corrected: string | undefined; isRelaxed: boolean }

/** Says when something else was searched for than what was typed, or when only some words were found. */
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
