// States of what the owner writes.

export const postStatuses = ['draft', 'published'] as const
export type PostStatus = (typeof postStatuses)[number]
