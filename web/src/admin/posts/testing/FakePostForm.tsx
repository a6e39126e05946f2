type PostFormProps = { post: number | 'new'; onClose: () => void; onMade: (id: number) => void };

/** Stands in for the form of a post: says whose it is. */
export function PostForm({ post, onClose, onMade }: PostFormProps) {
  return (
    <form aria-label={`Form of ${post}`}>
      <input name="typed" />
      <button type="button" onClick={onClose}>
        Close
      </button>
      <button type="button" onClick={() => onMade(77)}>
        Save
      </button>
    </form>
  );
}
