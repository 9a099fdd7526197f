// A form whose file exceeds the limit of its address.

/** Replaces such a file: the other fields arrive. */
export const tooLargeFile = 'too-large'

export const isTooLarge = (value: FormDataEntryValue | null | undefined): boolean => value === tooLargeFile
