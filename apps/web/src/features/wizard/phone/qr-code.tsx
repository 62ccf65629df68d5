interface QrCodeProps {
  qrSvg: string | undefined;
  alt: string;
}

export function QrCode({ qrSvg, alt }: QrCodeProps) {
  return (
    <div className="grid size-56 place-items-center justify-self-center border border-line bg-[#fff]">
      {qrSvg === undefined ? (
        <span aria-hidden="true" className="size-40 animate-pulse bg-[#e3dfd6]" />
      ) : (
        <img src={`data:image/svg+xml;utf8,${encodeURIComponent(qrSvg)}`} alt={alt} className="size-56" />
      )}
    </div>
  );
}
