/** Fetches the frame and the layout that it will stand in, so that neither changes once it is seen. */
export async function fetchFrame() {
  const [{ Frame }, { fetchLayout }] = await Promise.all([
    import('./Frame.tsx'),
    import('../shell/layouts.ts'),
  ])
  // Where its code does not come, the first layout stands in.
  await fetchLayout().catch(() => undefined)
  return { default: Frame }
}
