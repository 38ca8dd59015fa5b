/** A company's settings of faces, with defaults. */
export type FaceSettings = {
  /**
   * Whether the photo stays on the server once every reader was read back with it (access §39); a
   * reader that is added later then needs a new photo if it does not.
   */
  keep_photo: boolean
}

/** A company's stored settings; the default applies to absent or null values. */
type StoredFaceSettings = { [Name in keyof FaceSettings]?: FaceSettings[Name] | null }

/** Returns the effective settings of a company from its stored `settings`. */
export const faceSettings = (
  stored: { faces?: StoredFaceSettings | null } | null,
): FaceSettings => ({
  keep_photo: stored?.faces?.keep_photo ?? true,
})
